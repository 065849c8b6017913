import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { Bunga } from '#src/weave/bunga.tsx'
import { Cloth, Swatch } from '#src/weave/cloth.tsx'
import { DayThread, DayThreadAxis } from '#src/weave/day-thread.tsx'
import { Digits404 } from '#src/weave/digits-404.tsx'
import { Glyph, type GlyphName } from '#src/weave/glyph.tsx'
import { HourShoots } from '#src/weave/hour-shoots.tsx'
import { Mark } from '#src/weave/mark.tsx'
import { Stage } from '#src/weave/stage.tsx'
import { StitchCount } from '#src/weave/stitch-count.tsx'
import { Stitch } from '#src/weave/stitch.tsx'
import { BareWarp, StudyStitches } from '#src/weave/study-stitches.tsx'
import { StitchedLine, Veil } from '#src/weave/stitched.tsx'
import { Tepi } from '#src/weave/tepi.tsx'
import { Threads } from '#src/weave/threads.tsx'
import { TimeOfDay } from '#src/weave/time-of-day.tsx'
import { TornCloth } from '#src/weave/torn-cloth.tsx'
import { HoursAsStitches, Months, RunningStitch } from '#src/weave/waits.tsx'

const glyphs: GlyphName[] = ['ways', 'two-watch', 'lozenges']

const tall: Record<string, ReactElement> = {
  cloth: <Cloth kind="community" cell={6} />,
  swatch: <Swatch kind="clinic" />,
  torn: <TornCloth />,
}

const small: Record<string, ReactElement> = {
  mark: <Mark />,
  band: <Tepi />,
  stitch: <Stitch />,
  line: <StitchedLine line="I have never said this" columns={22} />,
  lozenges: <Bunga columns={3} rows={2} core="fill-ink" double={false} />,
  hours: <HourShoots />,
  day: <DayThread isFilled={(hour) => hour > 7} column={3} />,
  axis: <DayThreadAxis now={3} />,
  time: <TimeOfDay clock="8:50">A sentence</TimeOfDay>,
  count: (
    <StitchCount total={500} filled={500} columns={50} mobileColumns={25} tone="kunyit-on-deep" />
  ),
  months: <Months least={3} most={6} total={36} />,
  running: <RunningStitch />,
  wait: <HoursAsStitches hours={24} total={48} />,
  cut: <Threads state="cut" bundle="telang" />,
  joined: <Threads state="joined" bundle="sky" />,
  digits: <Digits404 />,
  veil: <Veil />,
  study: <StudyStitches count={975} isGold={false} />,
  warp: <BareWarp className="" />,
  stage: <Stage place={1} status="inTrials" />,
  ...Object.fromEntries(glyphs.map((name) => [name, <Glyph key={name} name={name} />])),
}
const weavings = [...Object.values(tall), ...Object.values(small)]

/** Stubs the media queries that match. */
function openWindow(matches: (query: string) => boolean) {
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: matches(query) }),
  )
}

test('hides every illustration from screen readers', () => {
  for (const weaving of weavings) {
    const { container } = render(weaving)
    for (const svg of container.querySelectorAll('svg')) {
      expect(svg.closest('[aria-hidden="true"]')).not.toBeNull()
    }
  }
})

test('reserves space for tall illustrations in the HTML and draws them in the browser', () => {
  openWindow((query) => query === 'all')
  for (const weaving of Object.values(tall)) {
    expect(renderToStaticMarkup(weaving)).not.toContain('<path')
    expect(render(weaving).container.querySelectorAll('path').length).toBeGreaterThan(2)
  }
})

test('writes no style attributes', () => {
  for (const weaving of weavings) {
    expect(renderToStaticMarkup(weaving)).not.toContain('style=')
  }
})

test('renders each small illustration in less than four kilobytes of HTML', () => {
  const tooLarge = Object.keys(small).filter(
    (name) => renderToStaticMarkup(small[name]).length > 4096,
  )
  expect(tooLarge).toEqual([])
})
