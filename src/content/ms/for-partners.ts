import { allWork, statusOf } from '../facts/claims.ts'
import { BRAND, company } from '../facts/company.ts'
import { businessConstants, responseHours } from '../facts/terms.ts'
import type { forPartners as english } from '../en/for-partners.ts'
import { pilotWeeks } from '../facts/pilot-weeks.ts'
import type { Translated } from '../types.ts'
import { isOpen } from '../facts/stage.ts'
import { owner } from '../owner.ts'
import { monthInWords } from './legal.ts'

const { pilotMonths, pilotUsers, enterpriseYears } = businessConstants
const isEncrypted = allWork('encryption', 'servers')
const price = 'Harganya dipersetujui secara bertulis sebelum peserta bermula.'

export const forPartners = {
  meta: {
    title: 'Untuk rakan kerjasama',
    description: `Tiga cara universiti, syarikat, NGO, hospital dan klinik kerajaan bekerjasama dengan ${BRAND.name}, terapi AI dalam empat bahasa, ${isOpen ? 'kini dibuka di Malaysia.' : 'kini dalam kajian penyelidikan di Malaysia.'}`,
  },
  hero: {
    caption: 'Untuk rakan kerjasama',
    title:
      'Sokongan kesihatan mental untuk kakitangan dan pelajar anda, dalam bahasa harian mereka.',
    lead: `${BRAND.name} ialah terapi AI dalam empat bahasa, juga selepas pejabat kaunseling anda tutup. Apabila bahaya dikesan, AI berhenti dan memaparkan 999 dahulu. Anda ${statusOf('totals') === 'planned' ? 'hanya akan melihat' : 'hanya melihat'} jumlah bagi seluruh kumpulan, dan tidak sekali-kali kata-kata sesiapa. Jika peserta bersetuju, kaunselornya ${statusOf('clinicians') === 'planned' ? 'akan menerima' : 'menerima'} catatan ringkas.`,
    start: allWork('pilots')
      ? 'Kajian kami dan program rintis boleh dijalankan di tempat anda sekarang.'
      : isOpen
        ? 'Kajian kami boleh dijalankan di tempat anda sekarang. Program rintis akan menyusul.'
        : 'Kajian kami boleh dijalankan di tempat anda sekarang. Program rintis hanya akan bermula apabila hasil kajian menyokongnya.',
    become: { label: 'Mari bekerjasama', subject: 'Kerjasama' },
    research: 'Lihat penyelidikan',
  },
  why: {
    people:
      'Pada waktu malam, orang memang sudah meluahkan isi hati, kepada enjin carian atau bot sembang yang dibuat untuk tujuan lain. Berilah mereka sesuatu yang memang dibuat untuk ini, dalam bahasa mereka.',
    promise: 'Anda akan tahu sama ada ia membantu, bukan siapa yang berkata apa.',
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
        text: 'Sokongan untuk kakitangan anda pada bila-bila masa, dalam bahasa mereka sendiri. Hasil bagi seluruh kumpulan boleh dimuatkan dalam laporan CSR/ESG anda.',
      },
      community: {
        title: 'NGO dan organisasi komuniti',
        text: 'Sokongan untuk mereka yang anda bantu, dalam bahasa mereka sendiri, sementara menunggu pertemuan seterusnya dengan anda.',
      },
      clinic: {
        title: 'Kerajaan dan penyedia penjagaan kesihatan',
        text: 'Sokongan pada bila-bila masa untuk mereka yang menunggu giliran berjumpa pakar psikiatri anda.',
      },
    },
  },
  benefits: {
    title: 'Manfaat',
    hours: {
      title: '24 jam, setiap hari',
      text: 'Melalui sembang, audio atau video: selepas pukul 5 petang, pada waktu malam dan pada hari cuti umum.',
    },
    languages: {
      title: 'Empat bahasa sejak hari pertama',
      text: 'Boleh dicampur-campur seperti di rumah.',
    },
    servers: {
      title: 'Data yang kekal di Malaysia',
      text: `Dalam perjalanan dari telefon peserta ke pelayan kami di Malaysia, sesi ${isEncrypted ? 'tidak dapat' : 'tidak akan dapat'} dibaca sesiapa (penyulitan hujung ke hujung). Di situ, AI membacanya untuk menjawab. Akta Perlindungan Data Peribadi (PDPA) Malaysia terpakai.`,
      more: 'Siapa boleh membaca kata-kata peserta',
    },
    outcomes: {
      title: 'Bukti yang boleh anda terbitkan',
      text: `Anda ${statusOf('outcomes') === 'planned' ? 'akan menerima' : 'menerima'} hasil yang diukur dengan skala yang telah disahkan, dalam bentuk yang sesuai untuk lembaga pengarah atau jurnal.`,
    },
  },
  diligence: {
    title: 'Sebelum menandatangani',
    lead:
      statusOf('pilots') === 'planned'
        ? 'Beginilah program rintis akan berjalan:'
        : 'Beginilah program rintis berjalan:',
    items: {
      totals: {
        question: 'Apa yang dilihat oleh pengurus dan pensyarah?',
        answer: [
          `Jumlah bagi seluruh kumpulan, bukan siapa yang menyertai, apa yang dikatakan atau skor sesiapa pun. Kumpulan yang ${owner.smallestGroup ? `kurang daripada ${owner.smallestGroup} orang` : 'lebih kecil daripada saiz yang dipersetujui'} tidak disertakan, dan tidak terdedah walaupun dua laporan dibandingkan. Hanya satu pengecualian: jika perjanjian menyatakannya, anda diberitahu apabila seseorang dalam bahaya, dan peserta dimaklumkan tentang hal ini sebelum bermula.`,
        ],
      },
      study: {
        question: 'Kajian atau program rintis?',
        answer: [
          `Kajian boleh bermula sekarang. Kajian itu melihat sama ada ${BRAND.name} membantu. Setiap orang membuat keputusan selepas membaca risalah maklumat peserta, dan kami akan menerbitkan hasilnya.`,
          `${allWork('pilots') ? 'Program rintis juga boleh bermula sekarang:' : isOpen ? 'Program rintis akan menyusul:' : 'Program rintis hanya akan bermula apabila hasil kajian menyokongnya:'} sehingga ${pilotUsers} orang kakitangan atau pelajar anda, selama ${pilotMonths.least} hingga ${pilotMonths.most} bulan. Anda menerima jumlah bagi seluruh kumpulan.`,
        ],
      },
      alerts: {
        question: 'Siapa yang bertindak apabila ada amaran pada pukul 3 pagi?',
        answer: [
          allWork('pilots')
            ? 'Petugas atau perkhidmatan yang disebut namanya, siang dan malam. Perjanjian menyatakan siapa mereka, siapa majikan mereka, dan apa yang berlaku jika mereka tidak bertindak.'
            : 'Petugas atau perkhidmatan yang disebut namanya, siang dan malam. Program rintis tidak akan bermula sebelum mereka dipilih. Perjanjian menyatakan siapa majikan mereka, dan apa yang berlaku jika mereka tidak bertindak.',
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
            'Kekalkan perkhidmatan kaunseling dan klinik anda sendiri.',
            'Beritahu kakitangan atau pelajar anda bahawa penyertaan ini sukarela, bahawa anda tidak akan tahu siapa yang menyertainya, dan sama ada anda diberitahu jika seseorang dalam bahaya.',
            'Lantik seorang wakil yang boleh kami hubungi, dan nyatakan apa yang perlu dibuat jika berlaku kecemasan di premis anda.',
            'Jangan sekali-kali menggunakan platform ini atau laporannya untuk menentukan markah, cuti, kenaikan pangkat atau pemberhentian kerja.',
          ],
        ],
      },
      work: {
        question: 'Banyakkah kerja kami?',
        answer: [
          'Tetapkan bersama kami secara bertulis apa yang diukur, siapa yang bertindak apabila ada amaran, dan harganya. Lantik seorang wakil yang boleh kami hubungi, dan jemput kakitangan atau pelajar anda. Mereka mengisi tiga soal selidik. Akhirnya, anda membaca satu laporan.',
        ],
      },
      price: {
        question: 'Berapakah harganya?',
        answer: [
          `Harganya bergantung pada bilangan peserta, tempohnya dan perkara yang ingin anda ukur. Beritahu kami ketiga-tiganya, dan kami akan menjawab dalam masa ${responseHours.partnership} jam. ${price}`,
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
    beside: `Setiap rakan kerjasama bersetuju untuk mengekalkan perkhidmatan kaunselingnya sendiri. ${BRAND.name} menyokong kerja anda, dan tidak sekali-kali menggantikan anda. Peserta boleh menggunakannya sebelum dan selepas sesi dengan anda atau dengan program bantuan pekerja (EAP), dan sementara menunggu sesi seterusnya.`,
    handsOn: `${BRAND.name} membawa orang kepada anda, bukan mengambil mereka daripada anda.`,
    danger:
      'Satu AI berbual dengan peserta, satu lagi khusus mencari tanda bahaya. Jika salah satu mengesannya, perbualan berhenti dan nombor bantuan dipaparkan, 999 dahulu. Anda diberitahu hanya jika perjanjian menyatakannya, dan peserta dimaklumkan tentang hal ini sebelum bermula. Kedua-dua AI mungkin terlepas tanda itu, jadi kekalkan kaunseling dan pelan kecemasan anda sendiri.',
    record: `Jika peserta bersetuju, anda ${statusOf('clinicians') === 'planned' ? 'akan menerima' : 'menerima'} catatan ringkas tentang keadaannya sejak temu janji terakhir. Kata-katanya tidak dipetik.`,
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
    months: 'Satu petak kain ialah satu bulan.',
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
      basis: (partners: number, month: string) =>
        `Rakan kerjasama yang memilih pelan ini: ${partners} (${monthInWords(month)})`,
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
      data: 'Data kajian hanya datang daripada mereka yang memberikan persetujuan nyata.',
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
        text: 'Daripada semua yang anda jemput, berapa ramai hadir ke sesi pertama, dan berapa ramai ke sesi ketiga.',
      },
      {
        title: 'Adakah gejala berkurang?',
        text: 'Skor dalam soal selidik yang memang digunakan oleh doktor dan ahli psikologi.',
      },
      {
        title: 'Adakah amaran sampai kepada petugas?',
        text: 'Kami mengira setiap amaran, dan mencatat masa sehingga petugas bertindak.',
      },
      {
        title: 'Adakah masa menunggu makin singkat?',
        text: 'Kami membandingkan masa menunggu di tempat anda, sebelum dan selepas.',
      },
    ],
  },
  management: {
    title: 'Satu baris untuk pihak pengurusan anda',
    line: 'Sokongan untuk kakitangan dan pelajar kita pada bila-bila masa, dalam bahasa masing-masing. Kita tahu sama ada ia membantu kumpulan itu, bukan siapa yang berkata apa.',
    copy: {
      button: 'Salin',
      done: 'Sudah disalin',
      selected: 'Sudah dipilih. Salin dengan pelayar anda.',
    },
    print: 'Cetak satu halaman',
    sheet: {
      title: `${BRAND.name} untuk kakitangan dan pelajar kita`,
      rows: [
        [
          'Apakah ini',
          `Terapi AI melalui sembang, audio atau video, pada bila-bila masa, dalam bahasa Inggeris, Melayu, Mandarin dan Tamil. ${isOpen ? 'Sudah dibuka di Malaysia, dan tidak berdaftar sebagai peranti perubatan.' : 'Masih dalam kajian penyelidikan, belum dibuka, dan tidak berdaftar sebagai peranti perubatan.'}`,
        ],
        [
          'Apa yang akan kita lihat',
          'Jumlah bagi seluruh kumpulan. Sekali-kali bukan siapa yang menyertai, apa yang dikatakan atau skor sesiapa.',
        ],
        ['Apa yang kekal', 'Kaunseling dan klinik kita sendiri. Penyertaan adalah sukarela.'],
        [
          'Apa yang tidak boleh kita buat',
          'Menggunakan platform ini atau laporannya untuk menentukan markah, cuti, kenaikan pangkat atau pemberhentian kerja.',
        ],
        [
          'Jika ada bahaya',
          'Perbualan berhenti dan nombor bantuan dipaparkan, 999 dahulu. Kedua-dua AI mungkin terlepas tanda bahaya. Perjanjian menyatakan siapa yang bertindak apabila ada amaran, dan sama ada kita diberitahu.',
        ],
        [
          'Harganya',
          `Bergantung pada bilangan peserta, tempohnya dan perkara yang ingin kita ukur. ${price}`,
        ],
        [
          'Langkah pertama',
          `${company.name}, ${company.support}. Mereka akan menjawab dalam masa ${responseHours.partnership} jam.`,
        ],
      ],
    },
  },
  close: {
    title: 'Jadi rakan kerjasama',
    text: `Ceritakan siapa yang anda jaga, berapa ramai, untuk berapa lama, dan apa yang ingin anda ukur. ${owner.partnerContact || 'Kami'} akan menjawab dalam masa ${responseHours.partnership} jam.`,
    action: 'Tulis kepada kami',
  },
} satisfies Translated<typeof english>
