import type { Quote } from '../types.ts'
import { chineseOpening } from './lines.ts'

/**
 * Five short exchanges, each in its own language on every page, show a talk with the product. A
 * person begins, and they take turns. They are made up, and wait for native readers and a clinician
 * (content/reviews/awaiting-sign-off.ts).
 */
const samples = {
  zh: [
    ...chineseOpening.map((text) => said('zh-Hans', text)),
    said('zh-Hans', '是啊，越想越乱。'),
    said('zh-Hans', '那半夜先不要想账，可以吗？写下来，早上再看。'),
    said('zh-Hans', '我妈也这样讲，叫我先睡啦。'),
    said('zh-Hans', '那今晚，先听妈妈的，好吗？'),
    said('zh-Hans', '好啦好啦。可是账这么乱，都要写吗？'),
    said('zh-Hans', '那就写最担心的一样，早上再看。现在先躺下，睡不着也不要紧。'),
  ],
  en: [
    said('en', 'I can’t switch off at night. I just lie there doing tomorrow.'),
    said('en', 'That sounds tiring. Which part of tomorrow is the loudest?'),
    said('en', 'The meeting. I’ll say something stupid, like last time.'),
    said('en', 'Last time, what did you say?'),
    said('en', 'I forgot a number. Nobody notice also, I think.'),
    said('en', 'One forgotten number, and it still has you awake. That is a lot to carry to bed.'),
    said('en', 'Ya lah. Every night also.'),
    said('en', 'Shall we write tomorrow down, so you don’t have to hold it all night?'),
    said('en', 'Can. But where to start?'),
    said(
      'en',
      'The meeting: one line, and any number you’ll need. Then put the paper away and go to bed.',
    ),
  ],
  ms: [
    said('ms', 'Dah lama tak tidur lena.'),
    said('ms', 'Sejak bila, ya?'),
    said(
      'ms',
      'Sejak ayah masuk wad. Semua orang tanya pasal ayah. Pasal saya, tak ada siapa tanya.',
    ),
    said('ms', 'Kalau macam tu, saya tanya. Hari ni awak macam mana?'),
    said('ms', 'Penat. Tapi kalau cakap penat, rasa macam tak kenang budi.'),
    said('ms', 'Boleh je awak penat, dan tetap sayang ayah.'),
    said('ms', 'Hmm. Tak pernah terfikir macam tu.'),
    said('ms', 'Malam ni, ada sesiapa yang boleh ganti awak sekejap?'),
    said('ms', 'Abang saya, kot. Tapi segan nak minta.'),
    said('ms', 'Mesej dia, minta sejam je. Sejam tu, awak pergilah rehat.'),
  ],
  ta: [
    said('ta', 'ராத்திரில தூக்கமே வரல.'),
    said('ta', 'எத்தனை நாளா இப்படி இருக்கு?'),
    said('ta', 'ரெண்டு வாரமா. STPM ரிசல்ட் வரப்போகுது.'),
    said('ta', 'ரிசல்ட்ட நினைச்சா முதல்ல என்ன தோணுது?'),
    said('ta', 'அப்பா முகம். அவரு ஒண்ணும் சொல்ல மாட்டாரு, ஆனா…'),
    said('ta', 'அவரு சொல்லாதத, உங்களுக்கு நீங்களே சொல்லிக்கிறீங்களா?'),
    said('ta', 'ஆமா. தினமும்.'),
    said('ta', 'மனசுல உள்ளத ஒரு தடவ வாய்விட்டு சொல்லி பாக்கலாமா? இங்கயோ, இல்ல அவருகிட்டயோ.'),
    said('ta', 'அவருகிட்ட இப்ப முடியாது. இங்கயே சொல்றேன்.'),
    said('ta', 'அப்பான்னு ஆரம்பிங்க, ஒரு வரி போதும். நான் கேக்குறேன். அப்புறம் படுத்துக்கலாம்.'),
  ],
  mixed: [
    [
      quote('zh-Hans', '今天真的'),
      quote('ms', ' teruk, '),
      quote('en', 'stress '),
      quote('zh-Hans', '到'),
      quote('en', ' cannot tahan.'),
    ],
    said('ms', 'Apa yang paling berat sekarang?'),
    [quote('en', 'Everything lah. '), quote('ms', 'Rasa macam '), quote('zh-Hans', '没有路走了。')],
    said('en', 'Thank you for saying it. Are you thinking of ending your life?'),
    said('ms', 'Kadang-kadang.'),
    [
      quote(
        'en',
        'Thank you for telling me. You deserve a person right now, and I am an AI. Please call one of these numbers. ',
      ),
      quote('ms', 'Awak tak perlu tanggung sorang-sorang.'),
    ],
  ],
} as const satisfies Record<string, readonly (readonly Quote[])[]>

export type ConversationId = keyof typeof samples

/**
 * Whether a conversation is the one about suicide, which stands behind a warning and ends in numbers to
 * call. Its name is part of an address (#voice-mixed), so it does not say what it is about.
 */
export function isAboutSuicide(id: ConversationId): id is 'mixed' {
  return id === 'mixed'
}

/** A conversation has a meaning for each line; it has none where the page's own language says it. */
export type Meanings = {
  [Id in ConversationId]: SaidInWords<(typeof samples)[Id]> | null
}
type SaidInWords<Lines> = { readonly [Line in keyof Lines]: string }

/** How many lines home shows of a conversation; the last of them is a question of the platform. */
export const openingTurns = 4

export const sampleConversations: Record<ConversationId, readonly (readonly Quote[])[]> = samples

function quote<Lang extends Quote['lang']>(lang: Lang, text: string) {
  return { text, lang } as const
}

function said(lang: Quote['lang'], text: string) {
  return [quote(lang, text)] as const
}
