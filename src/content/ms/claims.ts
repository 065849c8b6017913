import { publishedLanguages } from '../facts/company.ts'
import { countInWords } from './statistics.ts'
import type { claimWords as english } from '../en/claims.ts'
import type { Translated } from '../types.ts'
import { isOpen } from '../facts/stage.ts'

const count = publishedLanguages.length
/** The languages of this website; the product speaks others. */
const inLanguages = count > 1 ? ` dalam ${countInWords(count)} bahasa` : ''

/** The register of claims on the research page. */
export const claimWords = {
  groups: {
    works: isOpen ? 'Sudah ada' : 'Apa yang boleh anda buat hari ini',
    inTrials: 'Dalam kajian, belum ada hasil',
    planned: 'Dirancang',
  },
  forThePublic:
    'Semua ini dirancang untuk orang ramai. Setiap kajian ada risalah maklumatnya sendiri. Sebelum anda bersetuju, risalah itu memberitahu apa yang terlibat dan siapa yang boleh membaca sesi anda.',
  claims: {
    trials: 'Mohon menyertai kajian kami di Malaysia.',
    research: 'Rancang kajian bersama kami, sebagai rakan kerjasama.',
    mail: 'Minta e-mel apabila kami dilancarkan.',
    cookies: `Baca laman web ini${inLanguages}. Tiada kuki, dan tiada apa-apa dimuatkan daripada syarikat lain.`,
    therapy: 'Psikoterapi berasaskan AI yang mengambil kira budaya setempat',
    validation: 'Kajian klinikal sebagai terapi digital',
    languages: 'Bahasa Inggeris, Melayu, Mandarin dan Tamil, bercampur pun boleh',
    local: 'Contoh dan latihan daripada kehidupan di Malaysia',
    hours: 'Menjawab 24 jam, setiap hari',
    ways: 'Sembang, audio atau video, di telefon bimbit atau di web',
    tools: 'Ringkasan, peringatan dan latihan di antara dua sesi',
    crisis: 'AI kedua yang mencari tanda bahaya',
    ethics: 'AI yang mengatakan dirinya AI, dan tidak membuat diagnosis',
    escalation: 'Manusia mengambil alih apabila AI mengesan bahaya',
    encryption:
      'Penyulitan hujung ke hujung, dari telefon anda ke pelayan kami, tempat AI membaca cerita anda',
    servers: 'Pelayan di Malaysia',
    pdpa: 'Pematuhan Akta Perlindungan Data Peribadi',
    rights: 'Melihat, memadamkan dan memuat turun data anda, dan menolak analisis',
    authorities:
      'Tiada apa-apa kepada pihak berkuasa, selain yang diwajibkan undang-undang atau perintah mahkamah',
    clinicians: 'Catatan ringkas untuk doktor, kaunselor atau ahli terapi anda',
    account: 'Akaun, dengan pelan dan jadual yang boleh diubah',
    launch: isOpen ? 'Dibuka kepada orang ramai di Malaysia' : 'Pembukaan kepada orang ramai',
    pilots: 'Program rintis dengan rakan kerjasama',
    totals: 'Angka keseluruhan untuk rakan kerjasama, bukan sesi sesiapa',
    outcomes: 'Laporan hasil berdasarkan soal selidik yang telah disahkan',
    device: 'Pengawalseliaan sebagai peranti perubatan',
    region: 'Program untuk negara lain di Asia Tenggara',
  },
} satisfies Translated<typeof english>
