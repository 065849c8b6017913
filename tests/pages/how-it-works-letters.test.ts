import { expect, test } from 'vitest'
import { fourLanguages } from '#src/content/quoted/lines.ts'
import { lettersOf, mainLanguageOf } from '#src/product/letters.ts'

function yarnsOf(text: string) {
  return lettersOf(text).map((letter) => letter?.yarn ?? ' ')
}

test('gives each letter the yarn of its language', () => {
  const [english, malay, chinese, tamil] = fourLanguages.map(({ text }) => yarnsOf(text))
  expect(new Set(english)).toEqual(new Set(['en']))
  expect(new Set(malay)).toEqual(new Set(['ms', ' ', 'mark']))
  expect(chinese).toEqual(['zh', 'zh', 'zh', 'zh', 'mark'])
  expect(new Set(tamil)).toEqual(new Set(['ta', ' ']))
})

test('counts letters as readers do: a Tamil letter and its sign are one, and vowels stand apart', () => {
  expect(lettersOf('வரல')).toHaveLength(3)
  expect(lettersOf('தூ')).toEqual([{ yarn: 'ta', isVowel: true }])
  expect(lettersOf('hi')).toEqual([
    { yarn: 'en', isVowel: false },
    { yarn: 'en', isVowel: true },
  ])
  expect(lettersOf('')).toEqual([])
})

test.for([
  ['压力很大, lah', 'zh'],
  ['ராத்திரில தூக்கமே வரல', 'ta'],
  ['Saya tak boleh tidur 压力', 'ms'],
  ['I can’t switch off', 'en'],
  ['Kepala pusing, banyak fikir malam', 'ms'],
  // A Malay word among English ones tells nothing.
  ['I’m so tired lah', null],
  ['999 ?!', null],
  ['', null],
] as const)('tells the main language of “%s”: %s', ([text, language]) => {
  expect(mainLanguageOf(text)).toBe(language)
})

const malay =
  'kepala pening bunuh diri menangis keluarga sunyi mati susah tolong saya tidur penat kerja sekolah ' +
  'adik kakak abang kawan cikgu ujian gagal takut malu kecewa letih bimbang ingat lupa bangun mimpi ' +
  'menunggu mencari mendengar menyesal menjaga menyakitkan meninggalkan melihat merasa melupakan ' +
  'membenci membuat memarahi mengganggu menghadapi bergaduh bercerai berhenti tersinggung terlalu ' +
  'dipukul dihina dibuli dimarahi kesunyian kehidupan perasaan fikirannya keluarganya dengarlah'

const english =
  'member members dinner different difficult memory mental medicine mention message terrible term ' +
  'terrified berries diet dirty digital direct kettle person pelican merit meeting school work boss ' +
  'family father mother sister friend exam result stress tired sleep awake night alone afraid angry ' +
  'happy sad lonely worried anxious therapy doctor manager teacher class homework money husband wife ' +
  'children crying cry nobody everything melatonin again today tomorrow weekend'

test.for(malay.split(' '))('weaves “%s” in the yarn of Malay when it stands alone', (word) => {
  expect(new Set(yarnsOf(word))).toEqual(new Set(['ms']))
})

test.for(english.split(' '))('weaves “%s” in the yarn of English, alone and at “I”', (word) => {
  expect(new Set(yarnsOf(word))).toEqual(new Set(['en']))
  expect(yarnsOf(`I ${word}`)).not.toContain('ms')
})

test.for([
  ['saya nak bunuh diri', 'ms ms ms ms'],
  ['Kepala pening, susah tidur, rasa nak menangis', 'ms ms ms ms ms ms ms'],
  ['Semalam kucing saya mati', 'ms ms ms ms'],
  ['My boss marah saya lagi', 'en en ms ms ms'],
  ['I’m so penat today', 'en en ms en'],
  ['Exam dah dekat', 'en ms ms'],
  ['Cannot tahan lah', 'en ms ms'],
  ['The party was fun', 'en en en en'],
  // What could be either goes with both its neighbours, or with most of the sentence.
  ['saya sampul surat', 'ms ms ms'],
  ['saya fun the work', 'ms en en en'],
  ['Penattttt sangat', 'ms ms'],
  ['Stress 压力 kerja', 'en zh ms'],
] as const)('weaves each word of “%s” in the yarn of its language', ([text, expected]) => {
  const woven = yarnsOf(text).join('').split(' ')
  expect(woven.map((word) => /^[a-z]{2}/.exec(word)?.[0]).join(' ')).toBe(expected)
})
