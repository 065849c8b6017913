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
    'Semua ini dirancang untuk orang ramai. Setiap kajian ada risalah maklumat pesertanya sendiri. Sebelum anda bersetuju, risalah itu menerangkan kajian tersebut dan siapa yang boleh membaca sesi anda.',
  claims: {
    trials: 'Mohon untuk menyertai kajian kami di Malaysia.',
    research: 'Rancang kajian bersama kami, sebagai rakan kerjasama.',
    mail: 'Tinggalkan e-mel, supaya kami dapat memberitahu anda apabila terapi ini dilancarkan.',
    cookies: `Baca laman web ini${inLanguages}. Tiada kuki, dan tiada apa-apa yang dimuatkan daripada syarikat lain.`,
    therapy: 'Psikoterapi berasaskan AI yang mengambil kira budaya setempat',
    validation: 'Kajian klinikal sebagai terapi digital',
    languages: 'Bahasa Inggeris, Melayu, Mandarin dan Tamil, walaupun bercampur',
    local: 'Contoh dan latihan daripada kehidupan di Malaysia',
    hours: 'Jawapan 24 jam sehari, 7 hari seminggu',
    ways: 'Sembang, audio atau video, di telefon bimbit atau di web',
    tools: 'Ringkasan, peringatan dan latihan sementara menunggu sesi seterusnya',
    crisis: 'AI kedua yang mencari tanda bahaya',
    ethics: 'AI yang memperkenalkan diri sebagai AI, dan tidak membuat diagnosis',
    escalation: 'Petugas yang mengambil alih apabila AI mengesan bahaya',
    encryption:
      'Penyulitan hujung ke hujung, dari telefon anda ke pelayan kami, tempat AI membaca kata-kata anda',
    servers: 'Pelayan di Malaysia',
    pdpa: 'Pematuhan Akta Perlindungan Data Peribadi',
    rights:
      'Hak melihat, memadamkan dan memuat turun data anda, serta meminta sesi anda tidak dianalisis',
    authorities:
      'Tiada data diserahkan kepada pihak berkuasa, selain yang diwajibkan oleh undang-undang atau perintah mahkamah',
    clinicians: 'Catatan ringkas untuk doktor, kaunselor atau ahli terapi anda',
    account: 'Akaun, dengan pelan dan jadual yang boleh diubah',
    launch: isOpen ? 'Dibuka kepada orang ramai di Malaysia' : 'Pembukaan kepada orang ramai',
    pilots: 'Program rintis dengan rakan kerjasama',
    totals: 'Jumlah bagi seluruh kumpulan untuk rakan kerjasama, bukan sesi sesiapa pun',
    outcomes: 'Laporan hasil berdasarkan soal selidik yang telah disahkan',
    device: 'Pengawalseliaan sebagai peranti perubatan',
    region: 'Program untuk negara lain di Asia Tenggara',
  },
} satisfies Translated<typeof english>
