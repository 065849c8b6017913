import { unescapeHtml } from './head-tags.ts'
import { PurgeCSS } from 'purgecss'

/** Attributes whose values change after the page was built. */
const changingAttributes = [
  'open',
  'hidden',
  'disabled',
  'inert',
  'aria-expanded',
  'aria-invalid',
  'aria-busy',
  'aria-current',
  'data-state',
]

/** Classes of woven figures, which are drawn after the first paint. */
const woven = /(?<=["'` ])(?:dark:)?(?:fill|thread|shoot|stitches|weave|mark|mix-blend)-[^"'` ]+/g

/**
 * The part of the stylesheet that one page's HTML uses, and that its scripts draw with: the whole
 * sheet follows at the first sign of a visitor, and must change nothing when it arrives.
 */
export async function stylesFor(
  html: string,
  scripts: string,
  stylesheet: string,
): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [
      { raw: html, extension: 'html' },
      { raw: (scripts.match(woven) ?? []).join(' '), extension: 'names' },
    ],
    extractors: [{ extensions: ['names'], extractor: (content) => content.split(' ') }],
    css: [{ raw: stylesheet }],
    // Only what stands in tags: a word of the text can be the name of a class.
    defaultExtractor: (content) => [
      ...(content.match(/(?<=<)[a-z][\w-]*|(?<= )[a-z][\w-]*(?==")/g) ?? []),
      ...[...content.matchAll(/="([^"]*)"/g)].flatMap(([, values]) =>
        unescapeHtml(values ?? '').split(' '),
      ),
    ],
    // PurgeCSS drops rules that begin with a pseudo-class, which no HTML names.
    safelist: { greedy: [/^:lang/, /^:focus/, /^:root/, /^:where/, /^:is/] },
    dynamicAttributes: changingAttributes,
    variables: true,
    keyframes: true,
  })
  if (!result) throw new Error('The page has no styles.')
  return `${layerOrder(stylesheet)}${withoutIdleRules(result.css)}`
}

/**
 * The sheet that follows: all but the fonts, which every page brings itself. A font that is named
 * again makes the browser set all text again.
 */
export function lateSheet(stylesheet: string): string {
  return stylesheet.replaceAll(/@font-face\s*\{[^}]*\}/g, '')
}

/** Parts of fields that no form here has: dates, files, searches, numbers, placeholders. */
const partsOfFields =
  /(?:::(?:file-selector-button|placeholder|-webkit-(?:search|date|datetime|calendar|inner|outer)[\w-]*)(?:,\s*)?)+\{[^{}]*\}/g

/** An open list: nobody sees one before the first sign of a visitor, which brings the whole sheet. */
const openList = /[^{}]*(?:::picker\(|option)[^{}]*\{[^{}]*\}/g

/** Leaves out what PurgeCSS cannot judge and what does nothing here. */
function withoutIdleRules(css: string): string {
  const lean = css
    .replaceAll(/\/\*.*?\*\//gs, '')
    // Tailwind's stand-in for @property: only for browsers that lack it, and they get it with the rest.
    .replace(/@layer properties\{@supports.*?\}\}\}/s, '')
    // What Tailwind would set text in, had styles.css not said otherwise for all of it.
    .replaceAll(
      /font-(?:family|feature-settings|variation-settings):var\(--default-font-[^;}]*\);?/g,
      '',
    )
    .replaceAll(/(-webkit-text-decoration:inherit;)+/g, '$1')
    .replaceAll(partsOfFields, '')
    .replaceAll(openList, '')
  return withoutEmptyRules(lean)
    .replaceAll(/@property (--[\w-]+)\{[^}]*\}/g, (rule, name: string) =>
      lean.split(name).length > 2 ? rule : '',
    )
    .trim()
}

function withoutEmptyRules(css: string): string {
  const lean = css.replaceAll(/[^{};]+\{\}/g, '')
  return lean === css ? css : withoutEmptyRules(lean)
}

/** A layer that this page leaves out must keep its rank for when the whole sheet brings it in. */
function layerOrder(stylesheet: string): string {
  const names = [...stylesheet.matchAll(/@layer ([\w-]+(?:,\s*[\w-]+)*)[;{]/g)]
    .flatMap(([, list]) => list?.split(',') ?? [])
    .map((name) => name.trim())
  return names.length > 0 ? `@layer ${[...new Set(names)].join(',')};` : ''
}
