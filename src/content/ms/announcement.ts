import { BRAND, company, formRetention } from '../facts/company.ts'
import { helplines } from '../facts/helplines.ts'
import type { announcement as english } from '../en/announcement.ts'
import type { Translated } from '../types.ts'

const { befrienders, emergency } = helplines

export const announcementSubject = `${BRAND.name} kini dibuka di Malaysia`

export const announcement = {
  subject: announcementSubject,
  greeting: 'Salam sejahtera,',
  greetingTo: (name) => `Salam sejahtera ${name},`,
  opened: `Anda pernah meminta kami memberitahu anda apabila pendaftaran dibuka. ${BRAND.name} kini dibuka di Malaysia.`,
  product: `${BRAND.name} ialah terapi AI dalam bahasa anda. Luahkan isi hati dalam bahasa Melayu, Inggeris, Mandarin, Tamil, atau campur-campur seperti di rumah. Pukul berapa pun, ada jawapan.`,
  noTherapist: (minimumAge) =>
    `${minimumAge ? `${BRAND.name} untuk mereka yang berumur ${minimumAge} tahun ke atas, dan tidak` : `${BRAND.name} tidak`} menggantikan ahli terapi: jika anda sudah ada doktor, kaunselor atau ahli terapi, jangan berhenti berjumpa dengannya.`,
  signUp: 'Daftar di sini:',
  tonight: `Jika keadaan terasa berat sekarang, ada orang yang sedia mendengar. Telefon Befrienders, siang atau malam: ${befrienders.phone.text}. Jika anda dalam bahaya, atau takut akan mencederakan diri sendiri, telefon ${emergency.phone.text}.`,
  deleted: `Inilah satu-satunya e-mel kami kepada senarai menunggu. Senarai ini akan kami padamkan ${formRetention.waitlistDaysAfterAnnouncement} hari selepas e-mel terakhir dihantar.`,
  leave:
    'Mahu keluar daripada senarai sekarang? Balas e-mel ini, atau buka halaman berikut dan tekan “Keluar daripada senarai”:',
  team: `Pasukan ${BRAND.name}`,
  site: 'Laman web kami:',
  safety: 'Apa yang berlaku jika anda dalam bahaya, dan siapa boleh membaca cerita anda:',
  company: `${company.name} (nombor syarikat ${company.registration})`,
} satisfies Translated<typeof english>
