import { BRAND } from '../facts.ts'
import type { voices as english } from '../en/voices.ts'
import type { Translated } from '../types.ts'
import type { Meanings } from '../quoted/voices.ts'

/** What surrounds the five sample exchanges of content/quoted/voices.ts, and what their lines mean. */
export const voices = {
  title: 'Pilih satu suara',
  lead: 'Lima perbualan pendek, seperti yang mungkin didengar di rumah di Kuala Lumpur, Ipoh atau Klang. Perbualan kelima bercampur bahasa, dan menunjukkan apa yang sepatutnya berlaku apabila seseorang dalam bahaya.',
  note: 'Contoh sahaja, bukan perbualan sebenar.',
  skip: 'Langkau perbualan ini',
  speakers: { person: 'Seseorang:', platform: `${BRAND.name}:` },
  stop: {
    title: 'Di sini perbualan berhenti.',
    text: 'Nombor yang kekal di skrin dijawab oleh orang sebenar. Jika anda juga begini, telefon salah satu daripadanya sekarang.',
  },
} satisfies Translated<typeof english>

/** As they would be said in Malay, awak and all. */
export const meanings = {
  zh: [
    'Malam-malam memang tak pernah tidur lena.',
    'Susah nak lelap, atau dah tidur terjaga balik?',
    'Pukul tiga terjaga, lepas tu asyik fikir akaun kedai.',
    'Bila fikir pukul tiga pagi, makin penat tak?',
    'Ya. Makin fikir, makin kusut.',
    'Kalau macam tu, pukul tiga jangan fikir akaun dulu, boleh? Tulis, esok pagi baru tengok.',
    'Mak saya pun cakap macam tu: tidurlah dulu.',
    'Malam ni, anggap mak ada di sebelah, cakap macam tu. Boleh?',
  ],
  en: [
    'Malam-malam fikiran saya tak boleh berhenti. Baring je, fikir hal esok.',
    'Mesti penat. Hal esok yang mana paling mengganggu fikiran?',
    'Mesyuarat tu. Nanti saya cakap benda bodoh, macam kali lepas.',
    'Kali lepas, awak cakap apa?',
    'Saya lupa satu angka. Rasanya tak ada siapa pun perasan.',
    'Terlupa satu angka je, tapi awak masih tak boleh tidur. Berat tu, nak bawa sampai ke katil.',
    'Ya lah. Tiap-tiap malam pula tu.',
    'Nak kita tulis hal esok tu? Biar awak tak payah tanggung sepanjang malam.',
  ],
  ms: null,
  ta: [
    'Malam-malam langsung tak boleh tidur.',
    'Dah berapa hari macam ni?',
    'Dah dua minggu. Keputusan SPM dah nak keluar.',
    'Bila fikir pasal keputusan tu, apa yang muncul dulu?',
    'Muka ayah. Ayah takkan cakap apa-apa, tapi…',
    'Yang ayah tak cakap tu, awak pula yang cakap pada diri sendiri?',
    'Ya. Hari-hari.',
    'Nak cuba luahkan sekali? Kat sini, atau pada ayah.',
  ],
  mixed: [
    'Hari ni teruk. Tertekan sangat, tak tahan.',
    'Apa yang paling berat sekarang?',
    'Semuanya. Rasa macam dah tak ada jalan.',
    'Terima kasih sebab luahkan. Awak ada terfikir nak bunuh diri?',
    'Kadang-kadang.',
    'Terima kasih sebab beritahu saya. Hal ni perlukan orang sebenar, bukan saya. Tolong telefon talian bantuan sekarang. Awak tak perlu tanggung sorang-sorang.',
  ],
} satisfies Meanings
