import { PurgeCSS } from 'purgecss'

/** Attributes whose values change after the page was built. */
const changingAttributes = ['open', 'aria-expanded', 'aria-invalid', 'aria-current', 'disabled']

/**
 * The part of the stylesheet that one page's HTML uses, without its fonts: the whole sheet follows
 * after the first paint.
 */
export async function stylesFor(html: string, stylesheet: string): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: html, extension: 'html' }],
    css: [{ raw: stylesheet.replace(/@font-face\{[^}]*woff2[^}]*\}/g, '') }],
    // Tailwind's class names hold brackets, colons, dots and slashes.
    defaultExtractor: (content) => content.match(/[^<>"'`\s=]+/g) ?? [],
    dynamicAttributes: changingAttributes,
    variables: true,
    keyframes: true,
  })
  if (!result) throw new Error('The page has no styles.')
  return result.css
}
