import { BRAND } from '../facts.ts'
import type { voices as english } from '../en/voices.ts'
import type { Translated } from '../types.ts'
import type { Meanings } from '../quoted/voices.ts'

/** What surrounds the five sample exchanges of content/quoted/voices.ts, and what their lines mean. */
export const voices = {
  title: 'Pilih satu suara',
  lead: 'Lima perbualan pendek, seperti yang mungkin terdengar di rumah di Kuala Lumpur, Ipoh atau Klang. Perbualan kelima mencampurkan bahasa, dan menunjukkan apa yang sepatutnya berlaku apabila seseorang dalam bahaya.',
  note: 'Contoh sahaja, bukan perbualan sebenar.',
  skip: 'Langkau suara-suara ini',
  speakers: { person: 'Seseorang:', platform: `${BRAND.name}:` },
  stop: {
    title: 'Di sini perbualan berhenti.',
    text: 'Yang tinggal di skrin ialah nombor telefon yang dijawab oleh orang sebenar. Jika inilah keadaan anda, telefon salah satu nombor itu sekarang.',
  },
} satisfies Translated<typeof english>

export const meanings = {
  zh: [
    'Malam-malam saya selalu tidak lena tidur.',
    'Susah untuk tidur, atau sudah tidur lalu terjaga semula?',
    'Pukul tiga sudah terjaga, kemudian asyik terfikir akaun kedai.',
    'Pukul tiga begitu, ada jumpa jalan penyelesaiannya?',
    'Mana ada. Makin difikir, makin kusut.',
    'Kalau begitu, pukul tiga nanti jangan kira akaun dahulu, boleh? Tulis sahaja, pagi esok baru tengok.',
    'Mak saya pun kata begitu: tidurlah dahulu.',
    'Malam ini, boleh anda dengar cakap mak itu?',
  ],
  en: [
    'Malam-malam fikiran saya tidak mahu berhenti. Saya terbaring sahaja, memikirkan semua hal esok.',
    'Penat bunyinya. Hal esok yang mana paling bising di kepala?',
    'Mesyuarat itu. Nanti saya cakap benda bodoh, macam kali lepas.',
    'Kali lepas, apa yang anda cakap?',
    'Saya terlupa satu angka. Rasanya tiada siapa pun perasan.',
    'Jadi, yang membuat anda berjaga ialah satu angka yang tiada siapa perasan.',
    'Bila disebut begitu, betul juga.',
    'Mahu kita tulis hal esok itu, supaya anda tidak perlu menanggungnya sepanjang malam?',
  ],
  ms: null,
  ta: [
    'Malam-malam langsung tidak dapat tidur.',
    'Sudah berapa hari begini?',
    'Dua minggu. Keputusan peperiksaan hampir keluar.',
    'Apabila teringat keputusan itu, apa yang muncul dahulu?',
    'Wajah ayah. Dia tidak akan kata apa-apa, tetapi…',
    'Apa yang ayah tidak kata itu, adakah anda pula yang kata kepada diri sendiri?',
    'Ya. Setiap hari.',
    'Mahu cuba luahkan sekali? Di sini, atau kepada ayah.',
  ],
  mixed: [
    'Hari ini teruk. Tekanan besar sangat, tidak tahan.',
    'Apa yang paling berat sekarang?',
    'Semuanya. Rasa macam sudah tiada jalan.',
    'Terima kasih kerana meluahkannya. Adakah anda terfikir untuk mengakhiri hidup?',
    'Kadang-kadang.',
    'Terima kasih kerana memberitahu saya. Hal ini memerlukan orang sebenar, bukan saya. Sila telefon seseorang sekarang. Anda tidak perlu menanggungnya seorang diri.',
  ],
} satisfies Meanings
