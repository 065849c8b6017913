import { BRAND, businessConstants } from '../facts.ts'
import { figureTexts } from './figures.ts'
import type { forPartners as english } from '../en/for-partners.ts'
import type { Translated } from '../types.ts'

const { pilotMonths, pilotUsers, enterpriseYears } = businessConstants

export const forPartners = {
  meta: {
    title: 'Untuk rakan kongsi',
    description: `Universiti, syarikat, NGO, kesihatan awam: tiga cara kerjasama dengan ${BRAND.name}, terapi AI bagi Malaysia yang sedang dibangunkan dan dalam kajian penyelidikan.`,
  },
  hero: {
    title: 'Untuk mereka yang anda jaga.',
    lead: 'Kami mencari empat jenis rakan: kampus, syarikat, organisasi komuniti dan kesihatan awam.',
    become: 'Jadi rakan kongsi',
    research: 'Lihat penyelidikan',
    note: 'Belum dijual. Yang dapat dipersetujui hari ini: persediaan untuk program rintis, atau penyelidikan bersama.',
  },
  partners: {
    title: 'Dengan siapa kami bekerjasama',
    items: {
      campus: {
        title: 'Universiti dan kolej',
        text: 'Sokongan antara semester, antara temu janji, dan selepas pejabat kaunseling ditutup.',
      },
      company: {
        title: 'Syarikat',
        text: 'Kesejahteraan kakitangan, serta program CSR dan ESG dengan hasil yang boleh dilaporkan.',
      },
      community: {
        title: 'NGO dan organisasi komuniti',
        text: 'Dekati masyarakat dalam bahasa yang mereka dengar di rumah.',
      },
      clinic: {
        title: 'Kerajaan dan penyedia penjagaan kesihatan',
        text: `Langkah pertama bagi mereka yang menunggu giliran untuk berjumpa salah seorang daripada ${figureTexts.psychiatrists} pakar psikiatri.`,
      },
    },
    note: 'Rakan kongsi pertama bermula apabila kajian kami membolehkannya.',
  },
  benefits: {
    title: 'Apa yang anda peroleh',
    hours: {
      title: 'Tersedia pada setiap waktu',
      text: 'Sokongan yang tidak tutup pada pukul lima, melalui sembang, audio atau video.',
    },
    languages: {
      title: 'Empat bahasa sejak hari pertama',
      text: 'Bahasa Inggeris, Melayu, Mandarin dan Tamil, dicampur seperti kebiasaan kita.',
    },
    servers: {
      title: 'Data yang kekal di Malaysia',
      text: 'Disulitkan hujung ke hujung, dalam pelayan di Malaysia, di bawah PDPA. Anda melihat angka keseluruhan, tidak sekali-kali sesi sesiapa.',
    },
    outcomes: {
      title: 'Bukti yang boleh anda terbitkan',
      text: 'Hasil yang diukur dengan skala yang telah disahkan, dalam bentuk yang boleh dibaca oleh lembaga pengarah atau jurnal.',
    },
  },
  models: {
    title: 'Tiga cara untuk bermula',
    key: 'Satu jahitan bersamaan satu bulan. Jahitan berisi ialah tempoh paling singkat; jahitan kosong menunjukkan sejauh mana ia boleh dilanjutkan.',
    pilot: {
      name: 'Program Rintis',
      duration: `${pilotMonths.least}–${pilotMonths.most} bulan`,
      users: { strong: `Sehingga ${pilotUsers}`, rest: 'pengguna' },
      includes: ['Analitik asas', 'Sokongan pelaksanaan', 'Penilaian hasil'],
      action: {
        label: 'Mulakan program rintis',
        subject: 'Memulakan Program Rintis',
      },
    },
    enterprise: {
      name: 'Perusahaan',
      badge: 'Paling Popular',
      badgeMeans:
        'Model yang kami jangka akan dipilih oleh kebanyakan rakan kongsi; belum ada yang ditandatangani.',
      duration: `${enterpriseYears.least}–${enterpriseYears.most} tahun`,
      users: { strong: 'Tanpa had', rest: 'pengguna' },
      includes: ['Analitik lanjutan', 'Penjenamaan sendiri', 'Sokongan khusus'],
      action: {
        label: 'Minta sebut harga',
        subject: 'Sebut harga bagi Perusahaan',
      },
    },
    research: {
      name: 'Kerjasama Penyelidikan',
      duration: 'Kolaboratif',
      users: { strong: 'Bersama-sama', rest: 'kita tetapkan saiznya' },
      includes: [
        'Penerbitan dapatan bersama',
        'Sokongan dana geran',
        'Akses kepada data penyelidikan',
        'Kerjasama akademik',
      ],
      action: {
        label: 'Jadi rakan penyelidikan',
        subject: 'Kerjasama Penyelidikan',
      },
    },
    note: 'Setiap model dipersetujui secara bertulis sebelum sesiapa bermula.',
  },
  metrics: {
    title: 'Cara kita tahu ia berhasil',
    text: 'Ukuran kejayaan, dipersetujui dengan anda sebelum hari pertama dan dilaporkan kepada anda selepas hari terakhir.',
    items: [
      {
        title: 'Orang bermula, dan kembali',
        text: 'Berapa ramai daripada mereka yang anda jemput mengadakan sesi pertama, dan berapa ramai sampai ke sesi ketiga.',
      },
      {
        title: 'Simptom reda, diukur dengan skala yang disahkan',
        text: 'Soal selidik yang sudah digunakan oleh pengamal klinikal: sebelum, di pertengahan dan selepas.',
      },
      {
        title: 'Risiko dikesan dan disampaikan',
        text: 'Setiap amaran dikira, begitu juga berapa lama sebelum seorang petugas menjawabnya.',
      },
      {
        title: 'Giliran menunggu makin pendek',
        text: 'Masa menunggu di tempat anda sendiri, sebelum dan selepas, daripada rekod anda sendiri.',
      },
    ],
  },
  diligence: {
    title: 'Sebelum anda menandatangani',
    list: [
      {
        question: 'Siapa menjawab amaran pada pukul 3 pagi?',
        answer: [
          'Belum diputuskan. Dua AI bekerja pada setiap waktu; orang yang mengambil alih perlu ada pada waktu yang sama. Siapa orangnya, siapa majikannya, dan apa yang berlaku jika dia tidak menjawab: semuanya mesti tertulis dalam perjanjian, dengan nama dan waktu, sebelum orang pertama anda bermula.',
          'Empat langkah itu, dan apa yang belum diputuskan dalam setiap satunya, diterangkan di bawah [Keselamatan dan privasi](safety).',
        ],
      },
      {
        question: 'Apakah tanggungjawab pihak kami?',
        answer: [
          'Perlu dipersetujui. Inilah yang akan kami minta daripada anda:',
          [
            'Beritahu orang anda bahawa penyertaan itu sukarela, dan tiada sesiapa akan tahu siapa yang menyertai.',
            'Kekalkan kaunseling dan klinik anda sendiri. Ini bukan penggantinya.',
            'Namakan seorang yang boleh kami hubungi, dan nyatakan apa yang patut dibuat jika berlaku kecemasan di premis anda.',
            'Jangan gunakan apa-apa daripadanya untuk markah, cuti, kenaikan pangkat atau pemberhentian kerja.',
          ],
        ],
      },
      {
        question: 'Berapakah saiz terkecil kumpulan yang dilaporkan?',
        answer: [
          'Belum diputuskan. Ia perlu menjadi satu angka dalam perjanjian: kumpulan yang lebih kecil daripada itu tidak dilaporkan. Satu laporan juga tidak boleh ditolak daripada laporan lain untuk mengetahui angka kumpulan yang lebih kecil.',
        ],
      },
      {
        question: 'Apa yang tidak akan dilihat oleh pengurus dan pensyarah?',
        answer: [
          'Siapa yang menyertai dan siapa yang tidak, apa yang dikatakan oleh sesiapa, berapa skor sesiapa. Menurut rancangan, anda melihat angka keseluruhan, dan tidak lebih daripada itu.',
          'Belum diputuskan sama ada sesiapa di tempat anda diberitahu apabila seseorang dalam bahaya.',
        ],
      },
      {
        question: 'Ke manakah data mengalir?',
        answer: [
          'Seperti yang dirancang: dari peranti orang itu, dalam bentuk yang disulitkan, ke pelayan di Malaysia. Di situ sesi dibuka untuk dua AI itu. Dari situ kepada anda: angka keseluruhan. Syarikat yang mengendalikan pelayan, dan model AI yang digunakan di situ, belum diterbitkan.',
          'Apa yang anda hantar di laman web ini mengikut jalan lain, yang diterangkan dalam [Dasar Privasi](privacy).',
        ],
      },
      {
        question: 'Apakah asas harganya?',
        answer: [
          'Belum diputuskan: baik harganya, mahupun sama ada ia dikira mengikut orang, kumpulan atau tahun. Harga program rintis dipersetujui secara bertulis sebelum ia bermula.',
        ],
      },
      {
        question: 'Bagaimanakah kami boleh menamatkannya?',
        answer: [
          'Tempohnya belum diputuskan. Perjanjian perlu menetapkan tempoh notis bagi kedua-dua pihak. Perjanjian juga perlu memastikan setiap orang masih boleh membawa perbualannya bersama atau meminta supaya dipadamkan, dan tiada sesiapa terputus di tengah-tengah siri sesinya.',
        ],
      },
    ],
    missing: {
      text: 'Ada soalan daripada peguam, lembaga etika atau kesatuan sekerja anda yang tiada di sini?',
      action: {
        label: 'Tanyakan soalan itu',
        subject: 'Soalan sebelum kerjasama',
      },
    },
  },
} satisfies Translated<typeof english>
