import type { registerWords as english } from '../en/register.ts'
import type { Translated } from '../types.ts'

/** The register of claims on the research page. */
export const registerWords = {
  title: 'Daftar kenyataan',
  text: 'Semua kenyataan di sini tentang laman ini dan platform kami. Hanya dua yang pertama ada bukti yang diterbitkan: ujian automatik.',
  groups: {
    works: { count: (claims) => `${claims} sudah ada`, means: 'Sudah ada hari ini.' },
    inTrials: {
      count: (claims) => `${claims} dalam kajian`,
      means: 'Sedang diuji dalam kajian. Belum diketahui sama ada berkesan.',
    },
    planned: {
      count: (claims) => `${claims} dirancang`,
      means: 'Belum ada. Tiada sesiapa boleh menggunakannya hari ini.',
    },
  },
  claims: {
    cookies: {
      claim:
        'Laman web ini tidak menggunakan kuki dan tidak memuatkan apa-apa daripada syarikat lain.',
    },
    keyboard: {
      claim: 'Menu dan setiap borang di sini berfungsi dengan papan kekunci sahaja.',
    },
    trials: { claim: 'Kajian penyelidikan sedang dijalankan di Malaysia.' },
    therapy: { claim: 'Psikoterapi dipacu AI yang mengambil kira budaya setempat.' },
    validation: { claim: 'Pembuktian melalui kajian klinikal, sebagai terapi digital.' },
    languages: {
      claim: 'Bahasa Inggeris, Melayu, Mandarin dan Tamil, bercampur dalam satu perbualan.',
    },
    local: { claim: 'Contoh dan latihan daripada kehidupan di Malaysia.' },
    hours: { claim: 'Jawapan 24 jam sehari, 7 hari seminggu.' },
    ways: { claim: 'Sembang, audio atau video, di telefon bimbit atau di web.' },
    tools: { claim: 'Ringkasan, peringatan dan alat bantu antara sesi.' },
    crisis: { claim: 'AI kedua yang hanya mencari tanda bahaya.' },
    ethics: { claim: 'Ia memberitahu bahawa ia AI, dan tidak membuat diagnosis.' },
    escalation: {
      claim: 'Orang sebenar mengambil alih apabila bahaya dikesan.',
      open: 'Belum diputuskan: siapa, pada waktu mana, dan berapa cepat.',
    },
    encryption: {
      claim: 'Penyulitan hujung ke hujung bagi kata-kata dalam sesi.',
    },
    servers: { claim: 'Kata-kata dalam sesi disimpan dalam pelayan di Malaysia.' },
    pdpa: { claim: 'Pematuhan terhadap Akta Perlindungan Data Peribadi Malaysia.' },
    rights: {
      claim: 'Hak melihat, memadamkan dan memuat turun data, dan menolak analisisnya.',
    },
    authorities: {
      claim:
        'Pihak berkuasa hanya mendapat apa yang wajib kami beri menurut undang-undang atau perintah mahkamah.',
      open: 'Belum diputuskan sama ada sesiapa akan diberitahu tanpa persetujuan.',
    },
    clinicians: {
      claim: 'Catatan untuk doktor, kaunselor atau ahli terapi anda, jika anda bersetuju.',
    },
    account: { claim: 'Pelan, akaun, dan jadual yang boleh anda ubah.' },
    price: {
      claim: 'Harga yang jauh lebih rendah daripada sesi swasta.',
      open: 'Harga belum ditetapkan.',
    },
    launch: { claim: 'Pembukaan kepada orang ramai.', open: 'Tiada tarikh.' },
    pilots: {
      claim: 'Program rintis dan kerjasama lain.',
      open: 'Belum ada yang ditandatangani.',
    },
    totals: {
      claim: 'Rakan kongsi melihat jumlah keseluruhan kumpulan, tidak sekali-kali sesi sesiapa.',
    },
    outcomes: {
      claim: 'Hasil pada skala yang disahkan, dilaporkan kepada rakan kongsi.',
    },
    device: {
      claim: 'Perisian sebagai peranti perubatan yang dikawal selia.',
      open: 'Tidak berdaftar. Kelas peranti belum diputuskan.',
    },
    region: { claim: 'Program untuk negara lain di Asia Tenggara.' },
  },
} satisfies Translated<typeof english>
