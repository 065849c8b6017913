import { domainToASCII } from 'node:url'

const words = [
  ...'münchen straße größe köln übung grüße weiß señor façade smörgås łódź žluťoučký'.split(' '),
  ...'कॉम 中国 例え 心理健康 你好世界 马来西亚 吉隆坡 語言 日本語 한국어'.split(' '),
  ...'தமிழ் மனநலம் மலேசியா ஆய்வு உதவி நிறுவனம் அகிலா சிங்கப்பூர்'.split(' '),
  ...'пример россия здоровье україна щука българия'.split(' '),
  ...'ملايسيا كسيحتن جاوي مثال أهلا שלום ไทย ភាសា မြန်မာ ᬩᬮᬶ ꦗꦮ'.split(' '),
  // With a joiner, which UTS #46 keeps.
  'نامه\u200cای',
  'ශ්\u200dරී',
  ...'i❤ ❤\ufe0f 🌸 mei🌸 👍🏽 🇲🇾 𠜎𠮷 é à-côté naïve'.split(' '),
]

const spellings = words.flatMap((word) => [
  `${word}.example`,
  `mail.${word}.com.my`,
  `${word}.${word}`,
  `a-${word}-1.${'long'.repeat(10)}${word}.my`,
  `${word.toUpperCase()}.EXAMPLE`,
  `${word.normalize('NFD')}\u3002example`,
])

/** Without STRASSE, which is another domain than straße, and without mixed directions. */
const isInternational = (domain: string) => domainToASCII(domain).includes('xn--')

/** Domains in many scripts, each in several positions and spellings. */
export const internationalDomains = spellings.filter(isInternational)
