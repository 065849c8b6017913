import { type RefObject, useEffect, useState } from 'react'
import { howItWorks } from '#content/how-it-works.ts'
import { language } from '#content/language.ts'
import type { SpokenLanguage } from '#src/content/facts/spoken-languages.ts'
import { fourLanguages, heroVoices } from '#src/content/quoted/lines.ts'
import type { Quote } from '#src/content/types.ts'
import { keysOf } from '#src/keys-of.ts'
import type { RecappedId } from './talk.ts'

const { screens } = howItWorks

export type Weave = keyof typeof screens.plan.weaves
type Time = keyof typeof screens.account.time

export const weaves = keysOf(screens.plan.weaves)
export const times = keysOf(screens.account.time)

/** In the order in which the screens name them, those of steps 2, 4 and 6. */
export const languages = ['zh-Hans', 'en', 'ms', 'ta'] as const satisfies SpokenLanguage[]

/** What a visitor chose on the screens. It is sent and stored nowhere. */
export type Choices = {
  weave: Weave
  languages: readonly SpokenLanguage[]
  times: readonly Time[]
  hasReminders: boolean
}

export const firstChoices: Choices = {
  weave: 'songket',
  languages,
  times: ['evening', 'night'],
  hasReminders: false,
}

export type Choose = (change: Partial<Choices>) => void

/** For a screen whose fields show and change what is chosen. */
export type ChoicesProps = { choices: Choices; onChoose: Choose }

/** Returns the chosen ones of a list with one of them put on or taken off, in the list's order. */
export function toggled<Item>(all: readonly Item[], chosen: readonly Item[], one: Item): Item[] {
  return all.filter((item) => chosen.includes(item) !== (item === one))
}

export const drawings: Record<Weave, string> = {
  plain: 'url(/loom/plain.svg)',
  songket: 'url(/loom/songket.svg)',
  pua: 'url(/loom/pua.svg)',
}

const sessionDrawings: Record<RecappedId, string> = {
  zh: 'url(/loom/session-zh.svg)',
  en: 'url(/loom/session-en.svg)',
  ms: 'url(/loom/session-ms.svg)',
  ta: 'url(/loom/session-ta.svg)',
}

/** Returns what the bands draw of the choices, and of the language of the conversation that was read. */
export function styleOf(choices: Choices, read: RecappedId) {
  const { weave, languages: spoken, times: chosen, hasReminders } = choices
  const account = (lang: SpokenLanguage) => (spoken.includes(lang) ? undefined : 'none')
  const stitch = (time: Time) => (chosen.includes(time) ? 'var(--chosen-time)' : undefined)
  return {
    '--chosen': drawings[weave],
    '--account-zh': account('zh-Hans'),
    '--account-en': account('en'),
    '--account-ms': account('ms'),
    '--account-ta': account('ta'),
    '--morning': stitch('morning'),
    '--afternoon': stitch('afternoon'),
    '--evening': stitch('evening'),
    '--night': stitch('night'),
    '--session': sessionDrawings[read],
    '--reminder': hasReminders ? 'url(/loom/reminder.svg)' : undefined,
  }
}

/** What is chosen, and a function to change it. */
export function useChoices(root: RefObject<HTMLElement | null>) {
  const [choices, setChoices] = useState(firstChoices)
  useEffect(() => {
    const { current } = root
    function read() {
      if (current) setChoices(readChoices(current))
    }
    // Something may have been chosen before hydration, which leaves the fields as they are.
    read()
  }, [root])
  return [choices, setChoices] as const
}

/** Reads the fields of the steps. Those of the last screen, which show the same, have other names or none. */
function readChoices(root: HTMLElement): Choices {
  const fields = root.querySelectorAll<HTMLInputElement>(
    ':is([name=weave], [name=language], [name=time], [name=reminders]):checked',
  )
  const chosen = new Set(Array.from(fields, ({ value }) => value))
  return {
    weave: weaves.find((weave) => chosen.has(weave)) ?? firstChoices.weave,
    languages: languages.filter((lang) => chosen.has(lang)),
    times: times.filter((time) => chosen.has(time)),
    hasReminders: chosen.has('reminders'),
  }
}

/** Returns whose conversation is open at first: the page's own, unless its language was taken off. */
export function mainVoice({ languages: spoken }: Choices): RecappedId {
  const all = [language, ...keysOf(heroVoices)]
  return all.find((id) => spoken.includes(heroVoices[id].lang)) ?? language
}

const mixed = fourLanguages.map(({ text, lang }) => ({ text: `${text} `, lang }))

/** Returns a sentence to begin with, in all four languages if none was taken off. */
export function exampleFor(choices: Choices): readonly Quote[] {
  return choices.languages.length === languages.length ? mixed : [heroVoices[mainVoice(choices)]]
}

export function textOf(line: readonly Quote[]): string {
  return line.map(({ text }) => text).join('')
}
