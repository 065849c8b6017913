import type { Page } from '@playwright/test'

/**
 * Lists text too small, lines too long, and words left alone, in the page as it stands. The pocket
 * card is set in points, for paper: its text is as large as a bank card allows. On a phone a last
 * word may stand alone where it and the one before would not fit into 320 px.
 */
export function badlySet(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const limits = { pixels: 15, tamilPixels: 16, characters: 75 }
    const narrowest = 320 - 2 * 20
    const isPhone = window.innerWidth < 640
    const blocks = 'h1, h2, h3, h4, p, li, dt, dd, th, td, figcaption, summary, label'
    type Word = { text: string; left: number; width: number }

    function isRead(element: Element): boolean {
      if (element.closest('#pocket-card') || !element.checkVisibility({ visibilityProperty: true }))
        return false
      for (let around: Element | null = element; around; around = around.parentElement)
        if (getComputedStyle(around).clipPath === 'inset(50%)') return false
      return true
    }

    function textsIn(root: Element): Text[] {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) {
        const { currentNode: text } = walker
        const isWords = text instanceof Text && text.data.trim() !== ''
        if (isWords && text.parentElement && isRead(text.parentElement)) texts.push(text)
      }
      return texts
    }

    function wordsIn(text: Text): Word[] {
      const range = document.createRange()
      return [...text.data.matchAll(/\S+/g)].map(({ 0: word, index }) => {
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const { left, width } = range.getBoundingClientRect()
        return { text: word, left, width }
      })
    }

    /** A line begins where words go back to the left. */
    function linesOf(block: Element): Word[][] {
      const lines: Word[][] = []
      let last = Infinity
      for (const word of textsIn(block).flatMap(wordsIn)) {
        if (word.left <= last) lines.push([])
        lines.at(-1)?.push(word)
        last = word.left
      }
      return lines
    }

    const small = textsIn(document.body).flatMap((text) => {
      const size = text.parentElement
        ? parseFloat(getComputedStyle(text.parentElement).fontSize)
        : 0
      const least = /\p{sc=Tamil}/u.test(text.data) ? limits.tamilPixels : limits.pixels
      return size < least ? [`${size} px: ${text.data.trim()}`] : []
    })
    const long: string[] = []
    const alone: string[] = []
    for (const block of document.querySelectorAll(blocks)) {
      if (block.querySelector(blocks)) continue
      const lines = linesOf(block)
      const texts = lines.map((words) => words.map(({ text }) => text).join(' '))
      const [longest = ''] = texts.toSorted((a, b) => b.length - a.length)
      if (longest.length > limits.characters) long.push(`${longest.length} characters: ${longest}`)
      if (!block.matches('h1, h2, h3') || lines.length < 2 || lines.flat().length < 3) continue
      const [before, last] = lines.flat().slice(-2)
      const pair = (before?.width ?? 0) + (last?.width ?? 0)
      if (lines.at(-1)?.length === 1 && !(isPhone && pair > narrowest))
        alone.push(`alone on the last line: ${texts.join(' / ')}`)
    }
    return [...small, ...long, ...alone]
  })
}
