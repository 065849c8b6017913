import { BRAND } from '../facts.ts'
import type { registerWords as english } from '../en/register.ts'
import type { Translated } from '../types.ts'

/** The register of claims on the research page. */
export const registerWords = {
  title: 'Senarai kenyataan kami',
  text: 'Lihat kenyataan utama kami: yang sudah ada, yang dalam kajian dan yang dirancang.',
  groups: {
    works: { count: (claims) => `${claims} sudah ada`, means: 'Semua ini benar pada hari ini.' },
    inTrials: {
      count: (claims) => `${claims} dalam kajian`,
      means: 'Semua ini sedang diuji dan belum ada hasilnya.',
    },
    planned: {
      count: (claims) => `${claims} dirancang`,
      means: 'Semua ini belum tersedia.',
    },
  },
  claims: {
    cookies:
      'Laman web ini tidak menggunakan kuki dan tidak memuatkan apa-apa daripada syarikat lain.',
    keyboard: 'Menu dan setiap borang di laman ini boleh digunakan dengan papan kekunci sahaja.',
    trials: 'Kajian sedang dijalankan di Malaysia.',
    therapy: `${BRAND.name} ialah psikoterapi berasaskan AI yang mengambil kira budaya setempat.`,
    validation: 'Terapi ini sedang diuji secara klinikal sebagai terapi digital.',
    languages:
      'AI memahami bahasa Inggeris, Melayu, Mandarin dan Tamil, walaupun bercampur dalam satu perbualan.',
    local: 'Contoh dan latihannya diambil daripada kehidupan di Malaysia.',
    hours: 'AI menjawab 24 jam sehari, 7 hari seminggu.',
    ways: 'Anda boleh menggunakan sembang, audio atau video, di telefon bimbit atau di web.',
    tools: 'Anda mendapat ringkasan, peringatan dan latihan sementara menunggu sesi seterusnya.',
    crisis: 'Dalam setiap perbualan, AI kedua mencari tanda bahaya kepada diri anda.',
    ethics: 'AI memperkenalkan diri sebagai AI, dan tidak membuat diagnosis.',
    escalation: 'Jika bahaya dikesan, petugas akan mengambil alih.',
    encryption:
      'Sesi akan disulitkan hujung ke hujung, dari telefon anda ke pelayan kami, tempat AI membacanya.',
    servers: 'Sesi akan disimpan dalam pelayan di Malaysia.',
    pdpa: 'Platform ini akan mematuhi Akta Perlindungan Data Peribadi Malaysia.',
    rights:
      'Anda akan dapat melihat, memadamkan dan memuat turun data anda, serta menolak analisis data.',
    authorities:
      'Pihak berkuasa hanya akan menerima data yang wajib kami serahkan menurut undang-undang atau perintah mahkamah.',
    clinicians:
      'Jika anda bersetuju, doktor, kaunselor atau ahli terapi anda akan dapat membaca catatan ringkas tentang keadaan anda sejak temu janji terakhir.',
    account: 'Anda akan mempunyai akaun, dengan pelan dan jadual yang boleh diubah.',
    price: 'Harga terapi ini akan jauh lebih rendah daripada sesi swasta.',
    launch:
      'Terapi ini akan dibuka kepada orang ramai jika kajian kami menunjukkan bahawa terapi ini selamat dan membantu.',
    pilots: 'Rakan kerjasama akan dapat menjalankan program rintis dengan kami.',
    totals:
      'Rakan kerjasama hanya akan melihat jumlah bagi seluruh kumpulan, bukan sesi sesiapa pun.',
    outcomes:
      'Rakan kerjasama akan menerima laporan hasil berdasarkan soal selidik yang telah disahkan.',
    device: 'Perisian terapi ini akan dikawal selia sebagai peranti perubatan.',
    region: 'Program untuk negara lain di Asia Tenggara akan menyusul.',
  },
} satisfies Translated<typeof english>
