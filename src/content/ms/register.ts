import type { registerWords as english } from '../en/register.ts'
import type { Translated } from '../types.ts'

/** The register of claims on the research page. */
export const registerWords = {
  title: 'Senarai kenyataan kami',
  text: 'Setiap kenyataan di laman ini, dan sejauh mana ia sudah terlaksana.',
  groups: {
    works: { count: (claims) => `${claims} sudah ada`, means: 'Benar pada hari ini.' },
    inTrials: {
      count: (claims) => `${claims} dalam kajian`,
      means: 'Sedang diuji; belum ada hasil.',
    },
    planned: {
      count: (claims) => `${claims} dirancang`,
      means: 'Belum tersedia.',
    },
  },
  claims: {
    cookies:
      'Laman web ini tidak menggunakan kuki dan tidak memuatkan apa-apa daripada syarikat lain.',
    keyboard: 'Menu dan setiap borang di laman ini boleh digunakan dengan papan kekunci sahaja.',
    trials: 'Kajian sedang dijalankan di Malaysia.',
    therapy: 'Psikoterapi berasaskan AI yang mengambil kira budaya setempat.',
    validation: 'Bukti kajian klinikal bagi terapi digital ini.',
    languages: 'Bahasa Inggeris, Melayu, Mandarin dan Tamil, bercampur dalam satu perbualan.',
    local: 'Contoh dan latihan daripada kehidupan di Malaysia.',
    hours: 'Jawapan 24 jam sehari, 7 hari seminggu.',
    ways: 'Sembang, audio atau video, di telefon bimbit atau di web.',
    tools: 'Ringkasan, peringatan dan latihan antara sesi.',
    crisis: 'AI kedua yang mencari tanda bahaya dalam setiap perbualan.',
    ethics: 'AI memperkenalkan diri sebagai AI, dan tidak membuat diagnosis.',
    escalation: 'Jika bahaya dikesan, petugas mengambil alih.',
    encryption: 'Penyulitan hujung ke hujung bagi sesi.',
    servers: 'Sesi disimpan dalam pelayan di Malaysia.',
    pdpa: 'Pematuhan terhadap Akta Perlindungan Data Peribadi Malaysia.',
    rights: 'Hak melihat, memadamkan dan memuat turun data, serta menolak analisis data.',
    authorities:
      'Pihak berkuasa hanya menerima data yang wajib kami serahkan menurut undang-undang atau perintah mahkamah.',
    clinicians: 'Catatan untuk doktor, kaunselor atau ahli terapi anda, jika anda bersetuju.',
    account: 'Pelan, akaun, serta jadual yang boleh diubah.',
    price: 'Terapi yang jauh lebih murah daripada sesi swasta.',
    launch: 'Pembukaan kepada orang ramai.',
    pilots: 'Program rintis dan kerjasama lain.',
    totals: 'Rakan kongsi hanya melihat jumlah bagi seluruh kumpulan, bukan sesi sesiapa pun.',
    outcomes: 'Laporan hasil untuk rakan kongsi, dengan soal selidik yang telah disahkan.',
    device: 'Perisian yang dikawal selia sebagai peranti perubatan.',
    region: 'Program untuk negara lain di Asia Tenggara.',
  },
} satisfies Translated<typeof english>
