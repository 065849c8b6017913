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
    lead: 'Kami mencari empat jenis rakan kongsi: kampus, syarikat, organisasi komuniti dan sistem kesihatan awam.',
    become: { label: 'Jadi rakan kongsi', subject: 'Kerjasama' },
    research: 'Lihat penyelidikan',
    note: 'Platform ini tidak dijual. Buat masa ini, anda boleh berbincang dengan kami untuk merancang program rintis atau menjalankan kajian bersama-sama.',
  },
  partners: {
    title: 'Rakan kongsi yang kami cari',
    items: {
      campus: {
        title: 'Universiti dan kolej',
        text: 'Sokongan ketika cuti semester, sementara menunggu temu janji seterusnya, dan di luar waktu pejabat kaunseling.',
      },
      company: {
        title: 'Syarikat',
        text: 'Kesejahteraan kakitangan, serta program CSR dan ESG yang hasilnya boleh dilaporkan.',
      },
      community: {
        title: 'NGO dan organisasi komuniti',
        text: 'Dekati orang dengan bahasa yang mereka dengar di rumah.',
      },
      clinic: {
        title: 'Kerajaan dan penyedia penjagaan kesihatan',
        text: 'Langkah pertama bagi orang yang masih menunggu giliran untuk berjumpa pakar psikiatri.',
      },
    },
    note: 'Belum ada rakan kongsi yang menandatangani perjanjian. Kerjasama pertama hanya akan bermula setelah kajian kami mencapai tahap yang sesuai.',
  },
  benefits: {
    title: 'Apa yang anda peroleh',
    hours: {
      title: 'Tersedia pada bila-bila masa',
      text: 'Sokongan akan diteruskan selepas pukul lima petang, melalui sembang, audio atau video.',
    },
    languages: {
      title: 'Empat bahasa sejak hari pertama',
      text: 'Keempat-empat bahasa akan tersedia mulai hari platform ini dibuka, dan boleh dicampur seperti kita biasa bercakap.',
    },
    servers: {
      title: 'Data yang kekal di Malaysia',
      text: 'Mengikut rancangan, sesi akan disulitkan hujung ke hujung antara telefon pengguna dengan pelayan kami di Malaysia. Di pelayan itulah AI membaca kata-kata pengguna supaya dapat menjawab. Anda hanya akan melihat jumlah bagi seluruh kumpulan, dan tidak sekali-kali sesi sesiapa.',
      more: 'Siapa boleh membaca kata-kata mereka',
    },
    outcomes: {
      title: 'Bukti yang boleh anda terbitkan',
      text: 'Hasil program diukur dengan skala yang telah disahkan, dan ditulis dalam bentuk yang sesuai untuk lembaga pengarah atau jurnal.',
    },
  },
  models: {
    title: 'Tiga cara untuk bermula',
    key: 'Setiap petak mewakili satu bulan. Petak penuh menunjukkan tempoh paling singkat; jika petak kosong turut dikira, itulah tempoh paling lama.',
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
      badge: 'Dijangka Paling Popular',
      badgeMeans: 'Kami menjangka kebanyakan rakan kongsi akan memilih model ini.',
      priceless:
        'Harga belum ditetapkan. Beritahu kami bilangan pengguna anda, dan kami akan menghubungi anda apabila harga ditetapkan.',
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
    note: 'Apa pun modelnya, perjanjian bertulis akan dibuat sebelum sesiapa mula menggunakannya.',
  },
  metrics: {
    title: 'Bagaimana kita tahu ia berkesan',
    text: 'Sebelum program bermula, kita menetapkan ukuran kejayaannya bersama-sama. Selepas program tamat, kami akan melaporkan hasilnya kepada anda.',
    items: [
      {
        title: 'Berapa ramai yang bermula dan meneruskannya',
        text: 'Daripada semua yang anda jemput, kami mengira berapa ramai yang menjalani sesi pertama, dan berapa ramai yang sampai ke sesi ketiga.',
      },
      {
        title: 'Simptom reda menurut skala yang disahkan',
        text: 'Peserta mengisi soal selidik yang memang digunakan oleh doktor dan ahli psikologi: sebelum program, pada pertengahannya dan selepas program tamat.',
      },
      {
        title: 'Risiko dikesan dan sampai kepada petugas',
        text: 'Kami mengira setiap amaran, dan merekodkan berapa lama masa yang berlalu sehingga orang sebenar menjawabnya.',
      },
      {
        title: 'Giliran makin pendek',
        text: 'Kami membandingkan masa menunggu di tempat anda sebelum dan selepas program, berdasarkan rekod anda sendiri.',
      },
    ],
  },
  diligence: {
    title: 'Sebelum anda menandatangani',
    list: [
      {
        question: 'Siapa yang bertindak apabila ada amaran pada pukul 3 pagi?',
        answer: [
          'Pada setiap waktu AI itu beroperasi, seorang petugas atau satu perkhidmatan yang dinamakan mesti bertindak. Perjanjian akan menyatakan siapa majikan petugas itu, dan apa yang berlaku jika dia tidak menjawab. Kami belum memilih sesiapa, dan tiada program rintis akan bermula sebelum pilihan itu dibuat.',
          '[Apa yang berlaku apabila seseorang dalam bahaya](danger)',
        ],
      },
      {
        question: 'Apakah tanggungjawab kami?',
        answer: [
          'Tanggungjawab itu ditetapkan dalam perjanjian. Inilah yang akan kami minta daripada anda:',
          [
            'Beritahu kakitangan atau pelajar anda bahawa penyertaan itu sukarela, dan tiada sesiapa akan tahu siapa yang menyertainya.',
            'Teruskan kaunseling dan klinik anda sendiri. Platform ini bukan penggantinya.',
            'Namakan seorang yang boleh kami hubungi, dan nyatakan apa yang perlu dibuat jika berlaku kecemasan di premis anda.',
            'Jangan sekali-kali menggunakan platform ini untuk menentukan markah, cuti, kenaikan pangkat atau pemberhentian kerja.',
          ],
        ],
      },
      {
        question: 'Berapakah saiz kumpulan terkecil yang dilaporkan?',
        answer: [
          'Perjanjian menetapkan saiz kumpulan yang terkecil. Kami tidak akan melaporkan kumpulan yang lebih kecil daripada itu, dan tidak sekali-kali mengeluarkan dua laporan yang, jika digabungkan, mendedahkan angka kumpulan sekecil itu.',
        ],
      },
      {
        question: 'Apa yang tidak akan dilihat oleh pengurus dan pensyarah?',
        answer: [
          'Mereka tidak akan melihat siapa yang menyertai dan siapa yang tidak, apa yang dikatakan oleh peserta, atau skor peserta. Anda hanya akan melihat jumlah bagi seluruh kumpulan, tidak lebih daripada itu.',
          'Perjanjian menyatakan sama ada sesiapa di tempat anda akan diberitahu apabila seorang peserta dalam bahaya. Peserta anda akan membaca hal itu sebelum mereka bermula.',
        ],
      },
      {
        question: 'Ke mana data pergi?',
        answer: [
          'Mengikut rancangan, data akan disulitkan dan dihantar dari peranti peserta ke pelayan kami di Malaysia. Di pelayan itu, AI membaca kata-kata peserta untuk menjawab. Yang sampai kepada anda hanyalah jumlah bagi seluruh kumpulan. Syarikat yang mengendalikan pelayan dan model AI dinamakan dalam perjanjian.',
          'Apa yang anda hantar melalui laman web ini mengikut laluan lain: lihat [Dasar Privasi](privacy).',
        ],
      },
      {
        question: 'Bagaimana harganya dikira?',
        answer: [
          'Kami belum menetapkan harga, sama ada bagi setiap orang, setiap kumpulan atau setiap tahun. Harga program rintis akan dipersetujui secara bertulis sebelum program itu bermula.',
        ],
      },
      {
        question: 'Bagaimana jika kami mahu berhenti?',
        answer: [
          'Perjanjian menyatakan tempoh notis bagi setiap pihak. Setiap peserta masih boleh memuat turun atau memadamkan perbualannya, dan tiada sesiapa akan terpaksa berhenti di tengah-tengah siri sesinya.',
        ],
      },
    ],
    missing: {
      text: 'Ada soalan daripada peguam, jawatankuasa etika atau kesatuan sekerja anda yang belum terjawab di sini?',
      action: {
        label: 'Hantar soalan anda',
        subject: 'Soalan sebelum kerjasama',
      },
    },
  },
} satisfies Translated<typeof english>
