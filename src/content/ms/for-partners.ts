import { BRAND } from '../facts/company.ts'
import { businessConstants, responseHours } from '../facts/terms.ts'
import type { forPartners as english } from '../en/for-partners.ts'
import { pilotWeeks } from '../facts/pilot-weeks.ts'
import type { Translated } from '../types.ts'
import { isOpen } from '../facts/stage.ts'

const { pilotMonths, pilotUsers, enterpriseYears } = businessConstants

export const forPartners = {
  meta: {
    title: 'Untuk rakan kerjasama',
    description: `Tiga cara universiti, syarikat, NGO, hospital dan klinik kerajaan bekerjasama dengan ${BRAND.name}, terapi AI dalam empat bahasa, ${isOpen ? 'kini dibuka di Malaysia.' : 'kini dalam kajian penyelidikan di Malaysia.'}`,
  },
  hero: {
    caption: 'Untuk rakan kerjasama',
    title:
      'Sokongan kesihatan mental untuk kakitangan dan pelajar anda, dalam bahasa harian mereka.',
    lead: `${BRAND.name} ialah terapi AI melalui sembang, audio atau video, pada bila-bila masa, dalam bahasa Inggeris, Melayu, Mandarin dan Tamil. Peserta anda berbual dengannya. Anda melihat jumlah bagi seluruh kumpulan, bukan kata-kata sesiapa pun.`,
    start: isOpen
      ? 'Kajian bersama dan program rintis boleh bermula sekarang.'
      : 'Kajian bersama boleh bermula sekarang. Program rintis hanya akan bermula apabila hasil kajian menyokongnya.',
    become: { label: 'Jadi rakan kerjasama', subject: 'Kerjasama' },
    research: 'Lihat penyelidikan',
  },
  partners: {
    title: 'Siapa boleh bekerjasama',
    items: {
      campus: {
        title: 'Universiti dan kolej',
        text: 'Sokongan semasa cuti semester, sementara menunggu temu janji, dan selepas pejabat kaunseling tutup.',
      },
      company: {
        title: 'Syarikat',
        text: 'Untuk kakitangan anda pada bila-bila masa, dengan hasil untuk laporan CSR/ESG.',
      },
      community: {
        title: 'NGO dan organisasi komuniti',
        text: 'Untuk mereka yang anda bantu, dalam bahasa mereka sendiri.',
      },
      clinic: {
        title: 'Kerajaan dan penyedia penjagaan kesihatan',
        text: 'Untuk mereka yang menunggu giliran berjumpa pakar psikiatri.',
      },
    },
  },
  benefits: {
    title: 'Manfaat',
    hours: {
      title: 'Tersedia 24 jam sehari, 7 hari seminggu',
      text: 'Selepas pukul lima petang, pada waktu malam dan pada hari cuti umum.',
    },
    languages: {
      title: 'Empat bahasa sejak hari pertama',
      text: 'Boleh dicampur-campur seperti di rumah.',
    },
    servers: {
      title: 'Data yang kekal di Malaysia',
      text: 'Dalam perjalanan dari telefon peserta ke pelayan kami di Malaysia, sesi tidak dapat dibaca sesiapa (penyulitan hujung ke hujung). Di situ, AI membacanya untuk menjawab. Akta Perlindungan Data Peribadi (PDPA) Malaysia terpakai.',
      more: 'Siapa boleh membaca kata-kata peserta',
    },
    outcomes: {
      title: 'Bukti yang boleh anda terbitkan',
      text: 'Hasil yang diukur dengan skala yang telah disahkan, dalam bentuk yang sesuai untuk lembaga pengarah atau jurnal.',
    },
  },
  diligence: {
    title: 'Sebelum menandatangani',
    items: {
      totals: {
        question: 'Apa yang dilihat oleh pengurus dan pensyarah?',
        answer: [
          'Jumlah bagi seluruh kumpulan, bukan siapa yang menyertai, apa yang dikatakan atau skor sesiapa pun. Kumpulan yang lebih kecil daripada saiz yang dipersetujui tidak disertakan, dan tidak terdedah walaupun dua laporan dibandingkan. Perjanjian menyatakan sama ada anda diberitahu apabila nyawa seseorang dalam bahaya, dan peserta dimaklumkan tentang hal ini sebelum bermula.',
        ],
      },
      alerts: {
        question: 'Siapa yang bertindak apabila ada amaran pada pukul 3 pagi?',
        answer: [
          isOpen
            ? 'Petugas atau perkhidmatan yang disebut namanya, siang dan malam. Perjanjian menyatakan siapa mereka, siapa majikan mereka, dan apa yang berlaku jika mereka tidak bertindak.'
            : 'Petugas atau perkhidmatan yang disebut namanya, siang dan malam. Pilihan belum dibuat, dan program rintis tidak akan bermula sebelum itu. Perjanjian menyatakan siapa majikan mereka, dan apa yang berlaku jika mereka tidak bertindak.',
          '[Apa yang berlaku apabila seseorang dalam bahaya](danger)',
        ],
      },
      data: {
        question: 'Ke mana data dihantar?',
        answer: [
          'Dari telefon peserta ke pelayan kami di Malaysia. Perjanjian menamakan syarikat yang mengendalikan pelayan dan model AI.',
        ],
      },
      duties: {
        question: 'Apakah tanggungjawab kami?',
        answer: [
          [
            'Beritahu kakitangan atau pelajar anda bahawa penyertaan ini sukarela, dan anda tidak akan tahu siapa yang menyertainya.',
            'Kekalkan perkhidmatan kaunseling dan klinik anda sendiri.',
            'Lantik seorang wakil yang boleh kami hubungi, dan nyatakan apa yang perlu dibuat jika berlaku kecemasan di premis anda.',
            'Jangan sekali-kali menggunakan platform ini atau laporannya untuk menentukan markah, cuti, kenaikan pangkat atau pemberhentian kerja.',
          ],
        ],
      },
      price: {
        question: 'Berapakah harganya?',
        answer: [
          'Kami memberikan sebut harga bagi setiap kerjasama. Harganya dipersetujui secara bertulis sebelum peserta bermula.',
        ],
      },
      leaving: {
        question: 'Bagaimana jika kami mahu berhenti?',
        answer: [
          'Perjanjian menetapkan tempoh notis bagi kedua-dua pihak. Peserta masih boleh memuat turun atau memadamkan perbualan mereka, dan tiada sesiapa terpaksa menghentikan terapi separuh jalan.',
        ],
      },
    },
  },
  counsellors: {
    title: 'Untuk kaunselor anda',
    beside: `${BRAND.name} menyokong kerja anda, dan tidak sekali-kali menggantikan anda. Peserta menggunakannya sebelum dan selepas sesi dengan anda atau dengan program bantuan pekerja (EAP), dan sementara menunggu sesi seterusnya.`,
    danger:
      'Satu AI berbual dengan peserta, satu lagi khusus mencari tanda bahaya. Jika salah satu mengesannya, perbualan berhenti dan nombor bantuan dipaparkan, 999 dahulu. Kedua-dua AI mungkin terlepas tanda itu, jadi kekalkan kaunseling dan pelan kecemasan anda sendiri.',
    record:
      'Jika peserta bersetuju, anda menerima catatan ringkas tentang keadaannya sejak temu janji terakhir. Kata-katanya tidak dipetik.',
    more: 'Lihat contoh catatan itu',
  },
  pilot: {
    title: 'Program rintis, minggu demi minggu',
    text: `${pilotWeeks.least} hingga ${pilotWeeks.most} minggu.`,
    steps: [
      {
        title: 'Sebelum minggu 1',
        text: 'Kita menetapkan secara bertulis apa yang diukur, siapa yang bertindak apabila ada amaran, dan harganya.',
      },
      {
        title: 'Minggu 1',
        text: 'Kami membantu anda bermula. Anda menjemput kakitangan atau pelajar, dan mereka mengisi soal selidik pertama.',
      },
      { title: 'Separuh jalan', text: 'Mereka mengisinya sekali lagi.' },
      {
        title: 'Minggu terakhir',
        text: 'Mereka mengisinya kali ketiga. Anda membaca laporannya, dan memutuskan sama ada mahu terus.',
      },
    ],
  },
  models: {
    title: 'Model kerjasama',
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
      badge: 'Paling popular',
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
  },
  metrics: {
    title: 'Ukuran kejayaan',
    items: [
      {
        title: 'Adakah peserta bermula dan kembali lagi?',
        text: 'Sesi pertama dan sesi ketiga, daripada semua yang anda jemput.',
      },
      {
        title: 'Adakah gejala berkurang?',
        text: 'Soal selidik yang memang digunakan oleh doktor dan ahli psikologi.',
      },
      {
        title: 'Adakah amaran sampai kepada petugas?',
        text: 'Setiap amaran dikira, dan masa sehingga petugas bertindak dicatat.',
      },
      {
        title: 'Adakah masa menunggu makin singkat?',
        text: 'Masa menunggu di tempat anda, sebelum dan selepas.',
      },
    ],
  },
  close: {
    title: 'Jadi rakan kerjasama',
    text: `Ceritakan siapa yang anda jaga, dan berapa ramai. Kami akan menjawab dalam masa ${responseHours.partnership} jam.`,
    action: 'Tulis kepada kami',
  },
} satisfies Translated<typeof english>
