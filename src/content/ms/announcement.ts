import { BRAND, formRetention } from '../facts/company.ts'
import { helplines } from '../facts/helplines.ts'
import type { announcement as english } from '../en/announcement.ts'
import type { Translated } from '../types.ts'

const { befrienders, emergency } = helplines

export const announcement = {
  subject: `${BRAND.name} kini dibuka di Malaysia`,
  greeting: 'Salam sejahtera,',
  opened: `Anda pernah meminta kami memberitahu anda apabila pendaftaran dibuka. ${BRAND.name} kini dibuka di Malaysia.`,
  product: `${BRAND.name} ialah terapi AI dalam bahasa anda. Luahkan isi hati dalam bahasa Melayu, Inggeris, Mandarin atau Tamil, atau campur-campur seperti di rumah, pada bila-bila masa.`,
  signUp: 'Daftar di sini:',
  tonight: `Jika keadaan terasa berat sekarang, ada orang yang sedia mendengar. Telefon Befrienders, siang atau malam: ${befrienders.phone.text}. Jika anda dalam bahaya, atau anda rasa akan mencederakan diri sendiri, telefon ${emergency.phone.text}.`,
  deleted: `Inilah satu-satunya e-mel kami kepada senarai menunggu. Senarai ini akan kami padamkan ${formRetention.waitlistDaysAfterAnnouncement} hari selepas e-mel terakhir dihantar.`,
  leave:
    'Mahu keluar daripada senarai sekarang? Balas e-mel ini, atau buka halaman berikut dan tekan “Keluar daripada senarai”:',
  team: `Pasukan ${BRAND.name}`,
} satisfies Translated<typeof english>
