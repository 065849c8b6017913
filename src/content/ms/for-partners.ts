import { BRAND, businessConstants, responseHours } from '../facts.ts'
import type { forPartners as english } from '../en/for-partners.ts'
import type { Translated } from '../types.ts'

const { pilotMonths, pilotUsers, enterpriseYears } = businessConstants

export const forPartners = {
  meta: {
    title: 'Untuk rakan kerjasama',
    description: `Tiga cara universiti, syarikat, NGO dan penyedia kesihatan dapat bekerjasama dengan ${BRAND.name}, terapi AI untuk Malaysia yang sedang diuji dalam kajian.`,
  },
  hero: {
    title:
      'Sokongan kesihatan mental untuk kakitangan dan pelajar anda, dalam bahasa mereka di rumah.',
    lead: `${BRAND.name} ialah terapi AI melalui sembang, audio atau video, dalam bahasa Inggeris, Melayu, Mandarin dan Tamil. Universiti, syarikat, NGO dan penyedia penjagaan kesihatan di Malaysia akan dapat menawarkannya kepada peserta mereka.`,
    reason: `Peserta anda akan dapat menggunakannya pada bila-bila masa. Anda hanya akan melihat jumlah bagi seluruh kumpulan, bukan kata-kata sesiapa pun. ${BRAND.name} kini diuji dalam kajian. Sekarang, kita boleh bersetuju untuk membuat kajian bersama, atau merancang program rintis untuk kemudian hari.`,
    become: { label: 'Jadi rakan kerjasama', subject: 'Kerjasama' },
    research: 'Lihat penyelidikan',
    status:
      'Kami sedang merancang program rintis di Malaysia. Program itu hanya akan bermula jika hasil kajian kami menyokongnya.',
  },
  partners: {
    title: 'Dengan siapa kami bekerjasama',
    items: {
      campus: {
        title: 'Universiti dan kolej',
        text: 'Pelajar anda akan mendapat sokongan semasa cuti semester, sementara menunggu temu janji seterusnya, dan selepas pejabat kaunseling tutup. Platform ini tidak menggantikan kaunselor anda.',
      },
      company: {
        title: 'Syarikat',
        text: 'Sokongan untuk kakitangan anda pada bila-bila masa, dan hasil untuk laporan CSR/ESG anda.',
      },
      community: {
        title: 'NGO dan organisasi komuniti',
        text: 'Mereka yang anda bantu akan mendapat sokongan dalam bahasa Inggeris, Melayu, Mandarin atau Tamil.',
      },
      clinic: {
        title: 'Kerajaan dan penyedia penjagaan kesihatan',
        text: 'Pesakit anda akan mendapat sokongan sementara menunggu giliran berjumpa pakar psikiatri.',
      },
    },
  },
  benefits: {
    title: 'Manfaat',
    hours: {
      title: 'Tersedia pada bila-bila masa',
      text: 'Selepas pukul lima petang, pada waktu malam dan hari cuti umum pun, sokongan akan tetap ada melalui sembang, audio atau video.',
    },
    languages: {
      title: 'Empat bahasa sejak hari pertama',
      text: 'Peserta anda akan dapat menggunakan bahasa Inggeris, Melayu, Mandarin dan Tamil, dan mencampurkannya seperti di rumah.',
    },
    servers: {
      title: 'Data yang kekal di Malaysia',
      text: 'Kami akan mematuhi Akta Perlindungan Data Peribadi (PDPA). Mengikut rancangan, sesi akan disulitkan sepanjang perjalanan ke pelayan kami di Malaysia. Di pelayan itu, AI akan membacanya untuk menjawab peserta. Anda hanya akan melihat jumlah bagi seluruh kumpulan, bukan sesi sesiapa pun.',
      more: 'Siapa boleh membaca kata-kata pengguna',
    },
    outcomes: {
      title: 'Bukti yang boleh anda terbitkan',
      text: 'Kami akan mengukur hasilnya dengan skala yang telah disahkan, dan melaporkannya dalam bentuk yang sesuai untuk lembaga pengarah atau jurnal.',
    },
  },
  models: {
    title: 'Model kerjasama',
    key: 'Setiap petak ialah satu bulan. Petak penuh menunjukkan tempoh paling singkat, petak kosong tempoh paling lama.',
    pilot: {
      name: 'Program Rintis',
      duration: `${pilotMonths.least}–${pilotMonths.most} bulan`,
      users: { strong: `Sehingga ${pilotUsers}`, rest: 'pengguna' },
      includes: ['Analitik asas', 'Sokongan pelaksanaan', 'Penilaian hasil'],
      action: {
        label: 'Mulakan program rintis',
        subject: 'Memulakan Program Rintis',
        write: 'Tulis tentang program rintis',
      },
    },
    enterprise: {
      name: 'Korporat',
      badge: 'Dijangka paling popular',
      badgeMeans:
        'Kami menjangka kebanyakan rakan kerjasama akan memilih model Korporat apabila platform dibuka.',
      noPriceYet:
        'Beritahu kami bilangan pengguna anda. Kami akan menghantar sebut harga apabila harga ditetapkan.',
      duration: `${enterpriseYears.least}–${enterpriseYears.most} tahun`,
      users: { strong: 'Tanpa had', rest: 'pengguna' },
      includes: ['Analitik lanjutan', 'Penjenamaan sendiri', 'Sokongan khusus'],
      action: {
        label: 'Minta sebut harga',
        subject: 'Sebut harga bagi pelan Korporat',
        write: 'Tulis tentang sebut harga',
      },
    },
    research: {
      name: 'Kerjasama Penyelidikan',
      duration: 'Dibincangkan bersama',
      users: { strong: 'Bilangan', rest: 'ditetapkan bersama' },
      includes: [
        'Penerbitan bersama dapatan kajian',
        'Sokongan dana geran',
        'Akses kepada data kajian',
        'Kerjasama akademik',
      ],
      action: {
        label: 'Buat kajian bersama',
        subject: 'Kerjasama Penyelidikan',
        write: 'Tulis tentang kajian',
      },
    },
    next: 'Untuk bermula, hantar mesej kepada kami.',
    note: 'Setiap kerjasama akan dipersetujui secara bertulis sebelum bermula.',
  },
  metrics: {
    title: 'Ukuran kejayaan',
    text: 'Sebelum bermula, kita akan menetapkan bersama cara menilai sama ada platform ini membantu. Selepas tamat, kami akan melaporkan hasilnya.',
    items: [
      {
        title: 'Adakah peserta bermula dan datang lagi?',
        text: 'Daripada mereka yang anda jemput, kami akan mengira berapa ramai yang menjalani sesi pertama, dan berapa ramai yang sampai ke sesi ketiga.',
      },
      {
        title: 'Adakah gejala berkurang?',
        text: 'Kami akan membandingkan jawapan peserta dalam soal selidik yang memang digunakan oleh doktor dan ahli psikologi, pada awal, pertengahan dan akhir program.',
      },
      {
        title: 'Adakah amaran sampai kepada petugas?',
        text: 'Kami akan mengira setiap amaran bahawa seseorang dalam bahaya, dan mencatat berapa lama sebelum petugas bertindak.',
      },
      {
        title: 'Adakah masa menunggu makin singkat?',
        text: 'Kami akan membandingkan masa menunggu di tempat anda sebelum dan selepas program, berdasarkan rekod anda sendiri.',
      },
    ],
  },
  flow: {
    title: 'Ke mana data pergi?',
    phone: 'Di telefon pengguna',
    inTransit: 'Dalam perjalanan, tiada sesiapa akan dapat membacanya',
    servers: 'Pelayan kami di Malaysia',
    reads: 'AI membaca sesi di sini untuk menjawab.',
    partner: 'Apa yang anda terima',
    totals:
      'Anda hanya akan menerima jumlah bagi seluruh kumpulan, bukan kata-kata atau senarai peserta. Perjanjian akan menyatakan sama ada kami memberitahu anda apabila nyawa seseorang dalam bahaya.',
    people: `Gambar ini ada ${pilotUsers} petak, satu bagi setiap peserta program rintis terbesar.`,
    text: [
      'Mengikut rancangan, kata-kata peserta akan disulitkan sepanjang perjalanan ke pelayan kami di Malaysia. Di situ, AI akan membacanya untuk menjawab peserta. Perjanjian akan menyatakan nama syarikat yang mengendalikan pelayan dan model AI.',
      'Apa yang anda hantar melalui borang laman ini dipindahkan ke luar Malaysia. Lihat [Dasar Privasi](privacy) kami.',
    ],
  },
  diligence: {
    title: 'Sebelum anda bersetuju',
    list: [
      {
        question: 'Apa yang boleh kita mulakan sekarang?',
        answer: [
          'Kajian bersama boleh dimulakan sebaik sahaja dipersetujui secara bertulis. Program rintis pula boleh kita rancang dahulu, tetapi hanya akan bermula jika hasil kajian kami menyokongnya.',
        ],
      },
      {
        question: 'Bagaimana AI ini akan digunakan bersama kaunselor kami?',
        answer: [
          `Peserta akan dapat menggunakan ${BRAND.name} sebelum dan selepas sesi dengan kaunselor atau program bantuan pekerja (EAP) anda, dan sementara menunggu sesi seterusnya. Platform ini tidak menggantikan sesiapa yang bekerja dengan anda.`,
        ],
      },
      {
        question: 'Siapa yang bertindak apabila ada amaran pada pukul 3 pagi?',
        answer: [
          'Kami belum memilih sesiapa, dan tiada program rintis akan bermula sebelum pilihan dibuat. Setiap amaran, siang dan malam, akan ditangani oleh petugas atau perkhidmatan yang dinamakan. Perjanjian akan menyatakan siapa majikan petugas itu, dan apa yang berlaku jika tiada yang bertindak.',
          '[Apa yang berlaku apabila seseorang dalam bahaya](danger)',
        ],
      },
      {
        question: 'Apakah tanggungjawab kami?',
        answer: [
          'Perjanjian akan menyenaraikan tanggungjawab anda. Inilah yang akan kami minta:',
          [
            'Beritahu kakitangan atau pelajar anda bahawa penyertaan ini sukarela, dan anda tidak akan tahu siapa yang menyertainya. Jika perjanjian membenarkan kami memberitahu anda apabila nyawa seseorang dalam bahaya, beritahu mereka tentangnya juga.',
            'Kekalkan perkhidmatan kaunseling dan klinik anda sendiri.',
            'Namakan seorang wakil yang boleh kami hubungi, dan nyatakan apa yang perlu dibuat jika berlaku kecemasan di premis anda.',
            'Jangan sekali-kali menggunakan platform ini atau laporannya untuk menentukan markah, cuti, kenaikan pangkat atau pemberhentian kerja.',
          ],
        ],
      },
      {
        question: 'Berapakah saiz kumpulan terkecil yang dilaporkan?',
        answer: [
          'Perjanjian akan menetapkan saiz minimum kumpulan. Kami tidak akan melaporkan apa-apa tentang kumpulan yang lebih kecil, atau menghantar dua laporan yang mendedahkannya apabila digabungkan.',
        ],
      },
      {
        question: 'Apa yang tidak akan dilihat oleh pengurus dan pensyarah?',
        answer: [
          'Pengurus dan pensyarah tidak akan melihat siapa yang menyertai, apa yang dikatakan peserta, atau skor peserta. Laporan kami hanya akan menunjukkan jumlah bagi seluruh kumpulan.',
          'Perjanjian akan menyatakan sama ada kami memberitahu sesiapa di organisasi anda apabila nyawa peserta dalam bahaya. Anda mesti memberitahu peserta tentang ketetapan itu sebelum mereka bermula.',
        ],
      },
      {
        question: 'Bagaimana harganya dikira?',
        answer: [
          'Harga belum ditetapkan, sama ada bagi setiap orang, kumpulan atau tahun. Harga program rintis akan kita persetujui secara bertulis sebelum program itu bermula.',
        ],
      },
      {
        question: 'Bagaimana jika kami mahu berhenti?',
        answer: [
          'Perjanjian akan menyatakan tempoh notis penamatan bagi setiap pihak. Semua peserta akan tetap boleh memuat turun atau memadamkan perbualan mereka, dan tiada sesiapa akan terpaksa menghentikan terapi separuh jalan.',
        ],
      },
    ],
    missing: {
      text: 'Ada soalan daripada peguam, jawatankuasa etika atau kesatuan sekerja anda yang belum terjawab di sini?',
      action: {
        label: 'Tanya kami',
        subject: 'Soalan sebelum kerjasama',
      },
    },
  },
  close: {
    title: 'Jadi rakan kerjasama',
    text: `Ceritakan kepada kami siapa yang anda jaga. Kami berusaha membalas dalam masa ${responseHours.partnership} jam.`,
    action: 'Tulis kepada kami',
  },
} satisfies Translated<typeof english>
