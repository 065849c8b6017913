import { BRAND, businessConstants } from '../facts.ts'
import { figureTexts } from './figures.ts'
import type { forPartners as english } from '../en/for-partners.ts'
import type { Translated } from '../types.ts'

const { pilotMonths, pilotUsers, enterpriseYears } = businessConstants

export const forPartners = {
  meta: {
    title: 'Untuk rakan kongsi',
    description: `Universiti, syarikat, NGO, kesihatan awam: tiga cara bekerjasama dengan ${BRAND.name}, terapi AI bagi Malaysia yang sedang dibangunkan dan dalam kajian penyelidikan.`,
  },
  hero: {
    title: 'Untuk mereka yang anda jaga.',
    lead: 'Kami mencari empat jenis rakan kongsi: kampus, syarikat, pertubuhan masyarakat dan kesihatan awam.',
    become: 'Jadi rakan kongsi',
    research: 'Lihat penyelidikan',
    note: 'Belum dijual. Yang boleh dipersetujui hari ini: persediaan untuk program rintis, atau kajian bersama.',
  },
  partners: {
    title: 'Rakan kongsi yang kami cari',
    items: {
      campus: {
        title: 'Universiti dan kolej',
        text: 'Sokongan semasa cuti semester, antara temu janji, dan selepas pejabat kaunseling tutup.',
      },
      company: {
        title: 'Syarikat',
        text: 'Kesejahteraan kakitangan, serta program CSR dan ESG yang hasilnya boleh dilaporkan.',
      },
      community: {
        title: 'NGO dan pertubuhan masyarakat',
        text: 'Dekati orang dengan bahasa yang mereka dengar di rumah.',
      },
      clinic: {
        title: 'Kerajaan dan penyedia penjagaan kesihatan',
        text: `Langkah pertama bagi mereka yang menunggu giliran untuk berjumpa salah seorang daripada ${figureTexts.psychiatrists} pakar psikiatri.`,
      },
    },
    note: 'Rakan kongsi pertama akan bermula apabila kajian kami membolehkannya.',
  },
  benefits: {
    title: 'Apa yang anda peroleh',
    hours: {
      title: 'Ada pada bila-bila masa',
      text: 'Sokongan yang tidak berhenti pada pukul lima petang, melalui sembang, audio atau video.',
    },
    languages: {
      title: 'Empat bahasa sejak hari pertama',
      text: 'Inggeris, Melayu, Mandarin dan Tamil, bercampur seperti biasa kita bercakap.',
    },
    servers: {
      title: 'Data yang kekal di Malaysia',
      text: 'Disulitkan hujung ke hujung, dalam pelayan di Malaysia, di bawah PDPA. Anda hanya melihat jumlah keseluruhan kumpulan, tidak sekali-kali sesi sesiapa.',
    },
    outcomes: {
      title: 'Bukti yang boleh anda terbitkan',
      text: 'Hasil yang diukur dengan skala yang telah disahkan, dalam bentuk yang boleh dibaca oleh lembaga pengarah atau jurnal.',
    },
  },
  models: {
    title: 'Tiga cara untuk bermula',
    key: 'Satu petak bersamaan satu bulan. Petak penuh: tempoh paling singkat. Petak kosong: sejauh mana ia boleh dilanjutkan.',
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
      name: 'Korporat',
      badge: 'Paling Popular',
      badgeMeans:
        'Model yang kami jangka akan dipilih oleh kebanyakan rakan kongsi; belum ada yang ditandatangani.',
      duration: `${enterpriseYears.least}–${enterpriseYears.most} tahun`,
      users: { strong: 'Tanpa had', rest: 'pengguna' },
      includes: ['Analitik lanjutan', 'Penjenamaan sendiri', 'Sokongan khusus'],
      action: {
        label: 'Minta sebut harga',
        subject: 'Sebut harga bagi pelan Korporat',
      },
    },
    research: {
      name: 'Kerjasama Penyelidikan',
      duration: 'Kolaboratif',
      users: { strong: 'Bersama-sama', rest: 'kita tetapkan saiznya' },
      includes: [
        'Penerbitan bersama dapatan kajian',
        'Sokongan dana geran',
        'Akses kepada data kajian',
        'Kerjasama akademik',
      ],
      action: {
        label: 'Jadi rakan kajian',
        subject: 'Kerjasama Penyelidikan',
      },
    },
    note: 'Setiap model dipersetujui secara bertulis sebelum sesiapa bermula.',
  },
  metrics: {
    title: 'Bagaimana kita tahu ia berkesan',
    text: 'Ukuran kejayaan dipersetujui dengan anda sebelum hari pertama, dan dilaporkan kepada anda selepas hari terakhir.',
    items: [
      {
        title: 'Ada yang bermula, dan datang semula',
        text: 'Berapa ramai daripada mereka yang anda jemput menjalani sesi pertama, dan berapa ramai yang sampai ke sesi ketiga.',
      },
      {
        title: 'Simptom reda pada skala yang disahkan',
        text: 'Soal selidik yang memang digunakan oleh doktor dan ahli psikologi: sebelum, di pertengahan dan selepas.',
      },
      {
        title: 'Risiko dikesan dan disampaikan',
        text: 'Setiap amaran dikira, begitu juga masa yang diambil sehingga orang sebenar menjawabnya.',
      },
      {
        title: 'Giliran makin pendek',
        text: 'Masa menunggu di tempat anda sendiri, sebelum dan selepas, menurut rekod anda sendiri.',
      },
    ],
  },
  diligence: {
    title: 'Sebelum anda menandatangani',
    list: [
      {
        question: 'Siapa yang bertindak apabila ada amaran pada pukul 3 pagi?',
        answer: [
          'Belum diputuskan. Dua AI berjalan sepanjang masa, maka petugas yang mengambil alih juga perlu ada sepanjang masa. Siapa petugas itu, siapa majikannya, dan apa yang berlaku jika dia tidak menjawab mesti dinyatakan dalam perjanjian, lengkap dengan nama dan waktu, sebelum peserta pertama anda bermula.',
          'Empat langkahnya, dan apa yang belum diputuskan dalam setiap satunya, ada di halaman [Keselamatan dan privasi](safety).',
        ],
      },
      {
        question: 'Apakah tanggungjawab kami?',
        answer: [
          'Perlu dipersetujui. Inilah yang akan kami minta:',
          [
            'Beritahu kakitangan atau pelajar anda bahawa penyertaan adalah secara sukarela, dan tiada sesiapa akan tahu siapa yang menyertai.',
            'Teruskan kaunseling dan klinik anda sendiri. Ini bukan penggantinya.',
            'Namakan seorang yang boleh kami hubungi, dan nyatakan apa yang perlu dibuat jika berlaku kecemasan di premis anda.',
            'Jangan gunakan apa-apa daripadanya untuk markah, cuti, kenaikan pangkat atau pemberhentian kerja.',
          ],
        ],
      },
      {
        question: 'Berapakah saiz kumpulan terkecil yang dilaporkan?',
        answer: [
          'Belum diputuskan. Perjanjian mesti menetapkan satu angka; kumpulan yang lebih kecil daripada itu tidak dilaporkan. Dua laporan pula tidak boleh dibandingkan atau ditolak kira untuk mengetahui angka kumpulan yang lebih kecil.',
        ],
      },
      {
        question: 'Apa yang tidak akan dilihat oleh pengurus dan pensyarah?',
        answer: [
          'Siapa yang menyertai dan siapa yang tidak, apa yang dikatakan oleh sesiapa, dan skor sesiapa. Mengikut rancangan, anda akan melihat jumlah keseluruhan kumpulan, dan tidak lebih daripada itu.',
          'Belum diputuskan sama ada sesiapa di tempat anda akan diberitahu apabila seseorang dalam bahaya.',
        ],
      },
      {
        question: 'Ke mana data pergi?',
        answer: [
          'Mengikut rancangan: dari peranti peserta, dalam bentuk yang disulitkan, ke pelayan di Malaysia. Di situ sesi dibuka untuk dua AI itu. Dari situ, yang sampai kepada anda hanyalah jumlah keseluruhan kumpulan. Syarikat yang mengendalikan pelayan, dan model AI yang digunakan, belum diumumkan.',
          'Apa yang anda hantar di laman web ini melalui laluan lain, yang diterangkan dalam [Dasar Privasi](privacy).',
        ],
      },
      {
        question: 'Bagaimana harganya dikira?',
        answer: [
          'Belum diputuskan: baik harganya, mahupun sama ada ia dikira mengikut orang, kumpulan atau tahun. Harga program rintis dipersetujui secara bertulis sebelum program itu bermula.',
        ],
      },
      {
        question: 'Bagaimana jika kami mahu berhenti?',
        answer: [
          'Tempohnya belum diputuskan. Perjanjian mesti menetapkan tempoh notis bagi kedua-dua pihak, dan memastikan setiap orang masih boleh membawa perbualannya atau meminta perbualan itu dipadamkan, serta tiada sesiapa terputus di tengah-tengah siri sesinya.',
        ],
      },
    ],
    missing: {
      text: 'Ada soalan daripada peguam, jawatankuasa etika atau kesatuan sekerja anda yang tiada di sini?',
      action: {
        label: 'Tanya soalan itu',
        subject: 'Soalan sebelum kerjasama',
      },
    },
  },
} satisfies Translated<typeof english>
