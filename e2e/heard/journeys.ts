import type { LanguageId } from '../../src/languages.ts'
import { paths } from '../../src/paths.ts'

/** Keys have xdotool's names. */
export type Hands = {
  open: (address: string, language?: LanguageId) => Promise<void>
  press: (key: string, times?: number) => Promise<void>
  send: (key: string) => Promise<void>
  /** It presses the key until something is said that matches. */
  find: (key: string, words: RegExp) => Promise<void>
  type: (words: string) => Promise<void>
  /** Addresses that match get no answer from now on; without a pattern all do again. */
  refuse: (address?: RegExp) => void
}

export type Journey = {
  /** These words must be heard in the journey. */
  matters: string
  /** A journey may be for one width alone, or both say the same. */
  width?: 390 | 1280
  go: (hands: Hands) => Promise<void>
}

const messageForm = `${paths.contact}#message-form`

export const journeys: Record<string, Journey> = {
  'home-by-tab': {
    matters: 'Each link says where it leads without what stands around it; no name comes twice.',
    async go({ open, press }) {
      await open(paths.home)
      await press('Tab', 25)
    },
  },
  home: {
    matters: 'What is closed is said once; each voice says its language.',
    async go({ open, find }) {
      await open(paths.home)
      await find('Down', /29\.2%/)
    },
  },
  headings: {
    matters: 'The headings alone say what the page has, and no level is missing.',
    width: 1280,
    async go({ open, press }) {
      await open(paths.forUsers)
      await press('h', 22)
      await open(paths.safety)
      await press('h', 22)
    },
  },
  menu: {
    matters: 'The menu says when it opens and closes; nobody walks through the page behind it.',
    width: 390,
    async go({ open, press, find }) {
      await open(paths.home)
      await find('Tab', /Open menu/)
      await press('Return')
      await find('Tab', /Contact Us/)
      await press('Tab', 2)
      await press('shift+Tab', 2)
      await press('Return')
      await press('Tab')
      await press('Escape')
      await press('Tab')
    },
  },
  'page-change': {
    matters: 'The heading is said, and the page goes on after it.',
    width: 1280,
    async go({ open, press, find }) {
      await open(paths.home)
      await find('Tab', /About Us/)
      await press('Return')
      await press('Down', 4)
      await press('Tab')
    },
  },
  'page-change-by-menu': {
    matters: 'The menu closes, the heading is said, and the page goes on after it.',
    width: 390,
    async go({ open, press, find }) {
      await open(paths.home)
      await find('Tab', /Open menu/)
      await press('Return')
      await find('Tab', /About Us/)
      await press('Return')
      await press('Down', 4)
      await press('Tab')
    },
  },
  waitlist: {
    matters: 'The dialog says its title, the refusal is said at once, the focus goes home.',
    async go({ open, press, send, find, type }) {
      await open(paths.home)
      await find('b', /Leave your email/)
      await press('Return')
      await press('Tab', 2)
      await press('shift+Tab')
      await press('Return')
      await type('farah@example.com')
      await send('Return')
      await press('Escape')
    },
  },
  message: {
    matters:
      'How many problems there are comes first; nothing is lost, and it says that it was sent.',
    async go({ open, press, send, find, type, refuse }) {
      await open(messageForm)
      await find('Tab', /First name/)
      await type('Farah')
      await press('Tab')
      await type('Osman')
      await find('Tab', /Send message/)
      await press('Return')
      await press('Tab')
      await press('Return')
      await type('farah@example.com')
      await find('Tab', /Subject/)
      await type('Kajian')
      await press('Tab')
      await type('Boleh saya tanya tentang kajian ini?')
      refuse(/^\/functions/)
      await find('Tab', /Send message/)
      await send('Return')
      refuse()
      await press('Tab')
      await find('shift+Tab', /Send message/)
      await send('Return')
    },
  },
  'pitch-deck': {
    matters: 'The list says its name and the choices; what was chosen is its value.',
    async go({ open, press, find }) {
      await open(`${paths.forInvestors}#pitch-deck`)
      await find('Tab', /Investor type/)
      await press('Return')
      await press('Down', 2)
      await press('Return')
      await press('Tab')
      await press('shift+Tab')
    },
  },
  talk: {
    matters: 'Who speaks comes before each line, in the language of the line.',
    async go({ open, press, find }) {
      await open(paths.home)
      await find('b', /Dah lama/)
      await press('Return')
      await find('Down', /Read how/)
    },
  },
  'talk-in-danger': {
    matters: 'The talk stops, and ends in numbers that answer.',
    async go({ open, press, find }) {
      await open(paths.home)
      await find('b', /A fifth talk/)
      await press('Return')
      await find('Down', /15555/)
    },
  },
  source: {
    matters: 'A source says who published it, and leads to its own line.',
    async go({ open, press, find }) {
      await open(paths.home)
      await find('Tab', /Source 1/)
      await press('Return')
      await press('Down', 2)
    },
  },
  register: {
    matters: 'What it is comes first, then row by row what stands in it.',
    async go({ open, find }) {
      await open(paths.research)
      await find('h', /The register/)
      await find('Down', /planned/)
    },
  },
  'fact-sheet': {
    matters: 'What a figure does not mean stands with the figure.',
    async go({ open, find }) {
      await open(paths.research)
      await find('h', /Fact sheet/)
      await find('Down', /Not a diagnosis|over 4 million/)
    },
  },
  readers: {
    matters: 'Who reads, then what they read.',
    async go({ open, find }) {
      await open(paths.safety)
      await find('h', /Who can read/)
      await find('Down', /Every word, while/)
    },
  },
  'not-found': {
    matters: 'It says so, and the way home comes soon after.',
    async go({ open, press, find }) {
      await open('/wheres/this')
      await press('h')
      await find('Down', /Return to Home/)
    },
  },
  language: {
    matters: 'The words are not lost: the other language opens in a new tab, and says so.',
    async go({ open, press, find, type }) {
      await open(messageForm)
      await find('Tab', /First name/)
      await type('Farah')
      await find('shift+Tab', /Bahasa Melayu/)
      await press('Return')
      await press('Tab', 2)
    },
  },
  'page-missing': {
    matters: 'What happened, that nothing is lost, and what to press.',
    async go({ open, press, find, refuse }) {
      refuse(/about/)
      await open(paths.home)
      await find('k', /^About/)
      await press('Return')
      await press('Down', 4)
    },
  },
  ...inEachLanguage('home', 'All of it is told in its language but what is quoted in others.', {
    async go({ open, press }) {
      await open(paths.home)
      await press('Down', 22)
      await press('Tab', 8)
    },
  }),
  ...inEachLanguage('message', 'The form and its refusal are told in the language of the page.', {
    async go({ open, press }) {
      await open(messageForm)
      await press('Tab', 5)
      await press('Return')
      await press('Tab', 2)
    },
  }),
}

function inEachLanguage(name: string, matters: string, { go }: Pick<Journey, 'go'>) {
  return Object.fromEntries(
    (['ms', 'zh', 'ta'] as const).map((language): [string, Journey] => {
      const open = (hands: Hands) => (address: string) => hands.open(address, language)
      const goThere = (hands: Hands) => go({ ...hands, open: open(hands) })
      return [`${name}-${language}`, { matters, width: 390, go: goThere }]
    }),
  )
}
