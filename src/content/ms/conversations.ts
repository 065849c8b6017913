import { BRAND } from '../facts/company.ts'
import type { conversations as english } from '../en/conversations.ts'
import type { Translated } from '../types.ts'
import type { Meanings } from '../quoted/conversations.ts'

/** What surrounds the five sample conversations of content/quoted/conversations.ts, and what their lines mean. */
export const conversations = {
  lead: 'Lima perbualan yang kami tulis sebagai contoh. Yang terakhir tentang bunuh diri. Anda boleh melangkaunya.',
  note: 'Contoh sahaja, bukan perbualan sebenar.',
  speakers: { person: 'Seseorang:', platform: `${BRAND.name}:` },
  ends: 'Sesi tamat di sini. Ringkasannya kekal.',
  stop: {
    title: 'Sekarang, telefonlah orang yang sedia mendengar.',
    text: 'AI berhenti di sini. Nombor telefon kekal di skrin. Yang menjawab ialah sukarelawan, kaunselor atau pegawai, bukan AI. Jika anda terfikir untuk membunuh diri, telefon Befrienders sekarang. Jika anda takut akan benar-benar melakukannya, telefon 999.',
  },
} satisfies Translated<typeof english>

/** As they would be said in Malay, awak and all. */
export const meanings = {
  zh: [
    'Malam-malam memang tak pernah lena.',
    'Susah nak lelap, atau asyik terjaga?',
    'Pukul tiga terjaga, asyik fikir akaun kedai.',
    'Fikir benda ni pukul tiga pagi, makin lama makin penat, kan?',
    'Ya. Makin fikir, makin kusut.',
    'Jadi, tengah malam jangan fikir pasal akaun dulu, boleh? Catat je, esok pagi baru tengok.',
    'Mak pun cakap macam tu: tidurlah dulu.',
    'Kalau macam tu, malam ni ikut cakap mak dulu, boleh?',
    'Yalah, yalah. Tapi akaun tu kusut sangat, kena tulis semua ke?',
    'Tulis satu je, yang paling merisaukan, pagi baru tengok. Sekarang baring dulu, tak tidur pun tak apa.',
  ],
  en: [
    'Malam-malam kepala tak boleh rehat. Baring je, asyik fikir hal esok.',
    'Mesti penat tu. Pasal esok, apa yang paling awak fikirkan?',
    'Mesyuarat tu. Nanti saya cakap benda bodoh, macam kali lepas.',
    'Kali lepas, awak cakap apa?',
    'Lupa satu angka. Tak ada siapa perasan pun, rasanya.',
    'Terlupa satu angka, sampai sekarang awak tak boleh tidur. Mesti berat rasanya.',
    'Betul. Tiap-tiap malam pula tu.',
    'Apa kata kita tulis dulu hal esok? Taklah awak fikir sampai pagi.',
    'Boleh. Tapi nak mula dari mana?',
    'Mesyuarat tu: sebaris je, dengan angkanya. Lepas tu simpan kertas, pergilah baring.',
  ],
  ms: null,
  ta: [
    'Malam-malam langsung tak boleh tidur.',
    'Dah berapa hari macam ni?',
    'Dah dua minggu. Keputusan STPM dah nak keluar.',
    'Bila fikir pasal result tu, apa yang terlintas dulu?',
    'Muka ayah. Ayah takkan cakap apa-apa, tapi…',
    'Benda yang ayah tak cakap tu, awak cakap kat diri sendiri ke?',
    'Ya. Hari-hari.',
    'Nak cuba luahkan sekali? Kat sini dulu, atau terus pada ayah.',
    'Pada ayah, belum sanggup lagi. Saya cakap kat sini je.',
    'Mula dengan “Appa”, satu ayat pun cukup. Saya dengar. Lepas tu boleh baring.',
  ],
  mixed: [
    'Hari ni memang teruk. Tertekan sangat, sampai tak tahan.',
    'Apa yang paling berat sekarang?',
    'Semuanya. Rasa macam dah tak ada jalan.',
    'Terima kasih sebab sudi luahkan. Awak ada terfikir nak bunuh diri ke?',
    'Kadang-kadang.',
    'Terima kasih sebab beritahu. Sekarang awak patut ada orang di sisi, dan saya cuma AI. Tolong telefon salah satu nombor ni. Awak tak perlu tanggung sorang-sorang.',
  ],
} satisfies Meanings
