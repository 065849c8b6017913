import { BRAND } from '../facts.ts'
import type { voices as english } from '../en/voices.ts'
import type { Translated } from '../types.ts'
import type { Meanings } from '../quoted/voices.ts'

/** What surrounds the five sample exchanges of content/quoted/voices.ts, and what their lines mean. */
export const voices = {
  title: 'Pilih satu perbualan',
  lead: 'Ini lima perbualan pendek, seperti yang mungkin anda dengar di rumah di Kuala Lumpur, Ipoh atau Klang. Perbualan kelima bercampur bahasa, dan menunjukkan apa yang sepatutnya berlaku apabila seseorang dalam bahaya.',
  note: 'Contoh sahaja, bukan perbualan sebenar.',
  skip: 'Langkau perbualan ini',
  speakers: { person: 'Seseorang:', platform: `${BRAND.name}:` },
  stop: {
    title: 'Perbualan berhenti di sini.',
    text: 'Nombor di skrin ini dijawab oleh orang sebenar. Jika anda pun rasa begini, telefon salah satu nombor itu sekarang.',
  },
} satisfies Translated<typeof english>

/** As they would be said in Malay, awak and all. */
export const meanings = {
  zh: [
    'Malam-malam memang tak pernah tidur lena.',
    'Susah nak lelap, atau dah tidur terjaga balik?',
    'Pukul tiga terjaga, lepas tu asyik fikir akaun kedai.',
    'Fikir benda tu pukul tiga pagi, makin penat tak?',
    'Ya. Makin fikir, makin kusut.',
    'Kalau macam tu, pukul tiga jangan fikir akaun dulu, boleh? Tulis je, pagi nanti baru tengok.',
    'Mak saya pun cakap macam tu: tidurlah dulu.',
    'Malam ni, bayangkan mak ada kat sebelah, cakap macam tu. Boleh tak?',
  ],
  en: [
    'Malam-malam kepala saya tak boleh rehat. Baring je, asyik fikir hal esok.',
    'Mesti penat tu. Pasal esok, yang mana satu paling awak fikirkan?',
    'Mesyuarat tu. Nanti saya cakap benda bodoh, macam kali lepas.',
    'Kali lepas, awak cakap apa?',
    'Saya lupa satu angka. Tak ada siapa perasan pun, rasanya.',
    'Lupa satu angka, tapi sampai sekarang awak tak boleh tidur. Mesti berat rasanya.',
    'Betul. Tiap-tiap malam pula tu.',
    'Apa kata kita tulis dulu hal esok tu? Taklah awak fikir sampai pagi.',
  ],
  ms: null,
  ta: [
    'Malam-malam langsung tak boleh tidur.',
    'Dah berapa hari macam ni?',
    'Dah dua minggu. Keputusan SPM dah nak keluar.',
    'Bila fikir pasal keputusan tu, apa yang terlintas dulu?',
    'Muka ayah. Ayah takkan cakap apa-apa, tapi…',
    'Jadi, yang ayah tak cakap tu, awak yang cakap pada diri sendiri?',
    'Ya. Hari-hari.',
    'Nak cuba luahkan kat sini dulu, atau terus pada ayah?',
  ],
  mixed: [
    'Hari ni teruk. Tertekan sangat, tak tahan.',
    'Apa yang awak rasa paling berat sekarang?',
    'Semuanya. Rasa macam dah tak ada jalan.',
    'Terima kasih sebab sudi luahkan. Awak ada terfikir nak bunuh diri ke?',
    'Kadang-kadang.',
    'Terima kasih sebab beritahu saya. Untuk hal ni, awak perlu cakap dengan orang sebenar, bukan dengan saya. Tolong telefon talian bantuan sekarang. Awak tak perlu tanggung sorang-sorang.',
  ],
} satisfies Meanings
