import { expect, test } from '@playwright/test'
import { everyAddress } from './site.ts'

/** Long words in a wide script, and lines without a space to break at. */
const samples = {
  ta: 'தமிழில் எழுதப்பட்ட ஒரு நீண்ட உரையாடல் பகுதி மனநலத்திற்கான ஆதரவு ',
  zh: '心理健康支持以您自己的语言进行对话随时可用',
}

for (const address of everyAddress) {
  test(`${address} holds other languages on the narrowest phone`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 720 })
    for (const [language, sample] of Object.entries(samples)) {
      await page.goto(address, { waitUntil: 'networkidle' })
      const sideways = await page.evaluate(
        ([lang, words]) => {
          document.documentElement.lang = lang
          const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
          const texts: Node[] = []
          while (walker.nextNode()) texts.push(walker.currentNode)
          for (const text of texts) {
            const english = text.textContent ?? ''
            const length = Math.round(english.length * (lang === 'ta' ? 1.3 : 0.6))
            // A figure such as RM200++ is the same everywhere.
            const isWords = /[a-z]{2}/i.test(english) && !/^[A-Z]*\d/.test(english)
            if (isWords) text.textContent = words.repeat(30).slice(0, length)
          }
          const { scrollWidth, clientWidth } = document.documentElement
          return scrollWidth - clientWidth
        },
        [language, sample] as const,
      )
      expect(sideways, language).toBe(0)
    }
  })
}
