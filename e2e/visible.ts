import type { Page } from '@playwright/test'

/**
 * Names the links, buttons and summaries that are shown, but at whose middle a click would meet something
 * else. Opens one disclosure after the other. Stays in one evaluation, because there are hundreds.
 */
export function coveredControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const covered = new Set<string>()
    const all = [...document.querySelectorAll('details')]
    const initiallyOpen = all.filter((details) => details.open)
    checkAll(document.body)
    for (const details of all) {
      if (details.open) continue
      const around = ancestorsOf(details).filter((one) => !one.open)
      for (const one of [...around, details]) one.open = true
      checkAll(details)
      for (const one of [details, ...around]) one.open = false
      for (const one of initiallyOpen) one.open = true
    }
    return [...covered]

    function ancestorsOf(details: HTMLDetailsElement): HTMLDetailsElement[] {
      const outer = details.parentElement?.closest('details')
      return outer ? [...ancestorsOf(outer), outer] : []
    }

    function checkAll(part: Element): void {
      for (const control of part.querySelectorAll('a, button, summary')) {
        if (!control.checkVisibility({ visibilityProperty: true })) continue
        // A screen of the loom that is not or not quite open is clipped: focus and its words open it.
        const card = control.closest('.loom-card')
        if (card && !/^(?:none|inset\(0(?:px|%)?\))$/.test(getComputedStyle(card).clipPath))
          continue
        const [first] = control.getClientRects()
        // Text for screen readers alone is 1 px large.
        if (!first || first.width <= 1 || first.height <= 1) continue
        control.scrollIntoView({ block: 'center', behavior: 'instant' })
        const [box] = control.getClientRects()
        if (!box) continue
        const x = box.left + box.width / 2
        const met = document.elementFromPoint(x, box.top + box.height / 2)
        if (met && (control.contains(met) || met.closest('label')?.contains(control))) continue
        covered.add(`${control.textContent.trim().slice(0, 40)} is under ${nameOf(met)}`)
      }
    }

    function nameOf(element: Element | null): string {
      return element ? `${element.localName}.${element.getAttribute('class') ?? ''}` : 'nothing'
    }
  })
}

/** Returns texts that are shown but end outside the window. Text for screen readers alone may. */
export function cutText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth } = document.documentElement
    const range = document.createRange()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const cut: string[] = []
    while (texts.nextNode()) {
      const text = texts.currentNode
      if (!text.textContent?.trim() || !isSeen(text.parentElement)) continue
      range.selectNodeContents(text)
      const isBeyond = [...range.getClientRects()].some(
        ({ left, right, width }) => width > 0 && (left < -1 || right > clientWidth + 1),
      )
      if (isBeyond) cut.push(text.textContent.trim().slice(0, 40))
    }
    return cut

    function isSeen(element: Element | null): boolean {
      if (!element?.checkVisibility({ visibilityProperty: true })) return false
      for (let around: Element | null = element; around; around = around.parentElement) {
        const { clipPath, overflowX } = getComputedStyle(around)
        // A drawn line runs on past the window.
        if (around.ariaHidden === 'true' && overflowX === 'clip') return false
        // A row that scrolls by itself shows each of its parts.
        const scrolls = overflowX === 'auto' && around.scrollWidth > around.clientWidth
        if (clipPath === 'inset(50%)' || scrolls) return false
      }
      return true
    }
  })
}

/** Sets the text spacing that WCAG 1.4.12 asks pages to bear. */
export async function spaceText(page: Page): Promise<void> {
  await page.addStyleTag({
    content: `
      * { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important }
      p { margin-bottom: 2em !important }
    `,
  })
}

/** Whether the header's links and buttons stand side by side in one row, inside the window. */
export function isHeaderOneRow(page: Page): Promise<boolean> {
  return page.locator('header').evaluate((header) => {
    const boxes = [...header.querySelectorAll('a, button')]
      .filter((control) => control.checkVisibility())
      .map((control) => control.getBoundingClientRect())
      .sort((one, other) => one.left - other.left)
    const lowestTop = Math.max(...boxes.map(({ top }) => top))
    const highestBottom = Math.min(...boxes.map(({ bottom }) => bottom))
    return (
      boxes.length > 2 &&
      lowestTop < highestBottom &&
      boxes.every(({ right }, index) => right <= (boxes[index + 1]?.left ?? innerWidth))
    )
  })
}

/**
 * Names the Tamil words that stand on two lines, or outside their box or the window. A word may break where
 * it has a soft hyphen, and text for screen readers alone has no box.
 */
export function misplacedTamilWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const range = document.createRange()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const misplaced = new Set<string>()
    const windowBox = { left: 0, right: document.documentElement.clientWidth }
    while (texts.nextNode()) {
      const { currentNode: text } = texts
      const parent = text.parentElement
      if (!parent || !isSeen(parent)) continue
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(
        /[^\s\u00ad\u200b–—/-]*[\u0b80-\u0bff][^\s\u00ad\u200b–—/-]*/g,
      )) {
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const parts = [...range.getClientRects()].filter(({ width }) => width > 0.5)
        const [first] = parts
        if (!first) continue
        if (parts.some(({ top }) => Math.abs(top - first.top) > first.height / 2))
          misplaced.add(`${word} is broken`)
        const boxes = [boxOf(parent), ...(isInRow(parent) ? [] : [windowBox])]
        const leaves = boxes.some((box) =>
          parts.some((part) => part.left < box.left - 1 || part.right > box.right + 1),
        )
        if (leaves) misplaced.add(`${word} leaves its box`)
      }
    }
    return [...misplaced]

    function isSeen(element: Element): boolean {
      if (!element.checkVisibility({ visibilityProperty: true })) return false
      for (let around: Element | null = element; around; around = around.parentElement)
        if (getComputedStyle(around).clipPath === 'inset(50%)') return false
      return true
    }

    /** A row that scrolls by itself goes on beyond the page. */
    function isInRow(element: Element | null): boolean {
      if (!element) return false
      const scrolls = getComputedStyle(element).overflowX === 'auto'
      return (
        (scrolls && element.scrollWidth > element.clientWidth) || isInRow(element.parentElement)
      )
    }

    /** The nearest element around with a ground or a border of its own, or that cuts what is outside. */
    function boxOf(element: Element): DOMRect {
      const { backgroundColor, borderRightWidth, overflowX } = getComputedStyle(element)
      const isBox =
        backgroundColor !== 'rgba(0, 0, 0, 0)' ||
        borderRightWidth !== '0px' ||
        overflowX !== 'visible'
      const around = element.parentElement
      return isBox || !around ? element.getBoundingClientRect() : boxOf(around)
    }
  })
}

/**
 * Names the links, buttons and summaries around whose middle a finger has less than 24 by 24 pixels (WCAG
 * 2.5.8). A link inside a sentence may be as low as its line; one that is a sentence may not.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const least = 24
    const small = new Set<string>()
    for (const control of document.querySelectorAll<HTMLElement>('a, button, summary')) {
      if (!control.checkVisibility({ visibilityProperty: true })) continue
      const [first] = control.getClientRects()
      // Text for screen readers alone is 1 px large.
      if (!first || first.width <= 1 || isInSentence(control)) continue
      control.scrollIntoView({ block: 'center', behavior: 'instant' })
      const [box] = control.getClientRects()
      if (!box) continue
      const x = box.left + box.width / 2
      const y = box.top + box.height / 2
      const wide = reach(control, x, y, 1, 0) + reach(control, x, y, -1, 0) - 1
      const high = reach(control, x, y, 0, 1) + reach(control, x, y, 0, -1) - 1
      if (wide < least || high < least)
        small.add(`${control.textContent.trim().slice(0, 40)}: ${wide} × ${high}`)
    }
    return [...small]

    /** How many pixels from a point on, in one direction, a click meets the control. */
    function reach(control: Element, x: number, y: number, across: number, down: number): number {
      let pixels = 0
      while (
        pixels < least &&
        control.contains(document.elementFromPoint(x + across * pixels, y + down * pixels))
      )
        pixels += 1
      return pixels
    }

    function isInSentence(control: Element): boolean {
      if (getComputedStyle(control).display !== 'inline') return false
      let block = control.parentElement
      while (block && getComputedStyle(block).display === 'inline') block = block.parentElement
      if (!block) return false
      const around = document.createRange()
      around.selectNodeContents(block)
      around.setEndBefore(control)
      const before = around.toString().trim()
      around.selectNodeContents(block)
      around.setStartAfter(control)
      const after = around.toString().trim()
      return !/(?:^|[.?!:。？！：])$/.test(before) || /^[^.。]/.test(after)
    }
  })
}
