import { BRAND, businessConstants } from '../facts.ts'
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
    become: { label: 'Jadi rakan kongsi', subject: 'Perkongsian' },
    research: 'Lihat penyelidikan',
    note: 'Tidak dijual. Yang boleh dipersetujui hari ini: persediaan untuk program rintis, atau kajian bersama.',
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
        text: 'Langkah pertama bagi mereka yang menunggu giliran berjumpa pakar psikiatri.',
      },
    },
    note: 'Belum ada rakan kongsi yang menandatangani. Yang pertama bermula apabila kajian kami membolehkannya.',
  },
  benefits: {
    title: 'Apa yang anda peroleh',
    hours: {
      title: 'Ada pada bila-bila masa',
      text: 'Sokongan yang tidak berhenti pada pukul lima petang, melalui sembang, audio atau video.',
    },
    languages: {
      title: 'Empat bahasa sejak hari pertama',
      text: 'Sejak hari ia dibuka, dicampur seperti kebiasaan kita.',
    },
    servers: {
      title: 'Data yang kekal di Malaysia',
      text: 'Disulitkan hujung ke hujung antara telefon anda dengan pelayan kami di Malaysia. Di situ AI membacanya untuk menjawab. Anda hanya melihat jumlah keseluruhan kumpulan, tidak sekali-kali sesi sesiapa.',
      more: 'Siapa boleh membaca kata-kata mereka',
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
      badgeMeans: 'Model yang kami jangka akan dipilih oleh kebanyakan rakan kongsi.',
      priceless: 'Belum ada harga. Beritahu kami saiz anda, dan kami akan menulis apabila ada.',
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
          'Seorang petugas atau perkhidmatan yang dinamakan, pada setiap waktu AI bekerja. Perjanjian menyatakan siapa majikannya dan apa yang berlaku jika mereka tidak menjawab. Kami belum memilihnya, dan tiada program rintis bermula sebelum kami memilih.',
          '[Apa yang berlaku apabila seseorang dalam bahaya](danger)',
        ],
      },
      {
        question: 'Apakah tanggungjawab kami?',
        answer: [
          'Perjanjian menyatakannya. Kami akan minta anda:',
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
          'Perjanjian menamakan saiz kumpulan terkecil. Kami tidak melaporkan apa-apa di bawahnya, dan tidak sekali-kali dua laporan yang bersama-sama mendedahkan kumpulan yang lebih kecil.',
        ],
      },
      {
        question: 'Apa yang tidak akan dilihat oleh pengurus dan pensyarah?',
        answer: [
          'Siapa yang menyertai dan siapa yang tidak, apa yang dikatakan oleh sesiapa, dan skor sesiapa. Anda hanya melihat jumlah keseluruhan kumpulan.',
          'Perjanjian menyatakan sama ada sesiapa di tempat anda diberitahu apabila seseorang dalam bahaya. Peserta membacanya sebelum bermula.',
        ],
      },
      {
        question: 'Ke mana data pergi?',
        answer: [
          'Seperti yang dirancang: dari peranti peserta, dalam bentuk yang disulitkan, ke pelayan kami di Malaysia, tempat AI membacanya untuk menjawab. Dari situ kepada anda: jumlah keseluruhan kumpulan. Perjanjian menamakan syarikat yang mengendalikan pelayan dan model AI.',
          'Apa yang anda hantar di laman web ini melalui laluan lain, yang diterangkan dalam [Dasar Privasi](privacy).',
        ],
      },
      {
        question: 'Bagaimana harganya dikira?',
        answer: [
          'Belum ada harga, sama ada mengikut orang, kumpulan atau tahun. Harga program rintis dipersetujui secara bertulis sebelum ia bermula.',
        ],
      },
      {
        question: 'Bagaimana jika kami mahu berhenti?',
        answer: [
          'Perjanjian menyatakan tempoh notis bagi kedua-dua pihak. Semua orang masih boleh memuat turun atau memadamkan perbualan mereka, dan tiada sesiapa terputus di tengah-tengah siri sesinya.',
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
