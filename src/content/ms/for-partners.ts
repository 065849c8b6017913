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
const price = 'Harga dipersetujui secara bertulis sebelum sesiapa bermula.'

export const forPartners = {
  meta: {
    title: 'Untuk rakan kerjasama',
    description: `Tiga cara universiti, syarikat, NGO, hospital dan klinik kerajaan bekerjasama dengan ${BRAND.name}, terapi AI dalam empat bahasa, ${isOpen ? 'kini dibuka di Malaysia.' : 'kini dalam kajian penyelidikan di Malaysia.'}`,
  },
  hero: {
    caption: 'Untuk rakan kerjasama',
    title: 'Sokongan kesihatan mental untuk warga anda, dalam bahasa mereka.',
    lead: `${BRAND.name} ialah terapi AI dalam empat bahasa, berjaga siang dan malam. Jika bahaya dikesan, 999 dipaparkan dahulu. Yang ${statusOf('totals') === 'planned' ? 'akan sampai' : 'sampai'} kepada anda hanya angka keseluruhan, bukan cerita sesiapa. Jika peserta bersetuju, kaunselor ${statusOf('clinicians') === 'planned' ? 'akan menerima' : 'menerima'} catatan ringkas.`,
    start: allWork('pilots')
      ? 'Kajian kami dan program rintis boleh dijalankan di tempat anda sekarang.'
      : isOpen
        ? 'Kajian kami boleh dijalankan di tempat anda sekarang. Program rintis akan menyusul.'
        : 'Kajian kami boleh dijalankan di tempat anda sekarang. Program rintis menyusul apabila hasil kajian menyokongnya.',
    become: { label: 'Mari bekerjasama', subject: 'Kerjasama' },
    research: 'Lihat penyelidikan',
  },
  why: {
    people:
      'Malam-malam, orang memang sudah meluahkan isi hati, kepada enjin carian atau bot sembang yang dibuat untuk hal lain. Berilah mereka sesuatu yang memang dibuat untuk ini, dalam bahasa mereka.',
    promise: 'Anda akan tahu sama\u00a0ada terapi ini membantu, bukan siapa berkata apa.',
  },
  partners: {
    title: 'Siapa boleh bekerjasama',
    items: {
      campus: {
        title: 'Universiti dan kolej',
        text: 'Sokongan waktu cuti semester, sementara menunggu temu janji, dan selepas pejabat kaunseling tutup.',
      },
      company: {
        title: 'Syarikat',
        text: 'Sokongan untuk kakitangan pada bila-bila masa, dalam bahasa mereka sendiri. Hasil keseluruhannya boleh dimuatkan dalam laporan CSR/ESG anda.',
      },
      community: {
        title: 'NGO dan organisasi komuniti',
        text: 'Sokongan dalam bahasa mereka sendiri, sementara menunggu pertemuan seterusnya dengan anda.',
      },
      clinic: {
        title: 'Kerajaan dan penyedia penjagaan kesihatan',
        text: 'Sokongan pada bila-bila masa, sementara mereka menunggu giliran berjumpa pakar psikiatri anda.',
      },
    },
  },
  benefits: {
    title: 'Manfaat',
    hours: {
      title: '24\u00a0jam, setiap hari',
      text: 'Sembang, audio atau video: selepas pukul\u00a05\u00a0petang, waktu malam, dan pada cuti umum.',
    },
    languages: {
      title: 'Empat bahasa sejak hari pertama',
      text: 'Boleh dicampur, seperti di rumah.',
    },
    servers: {
      title: 'Data yang kekal di Malaysia',
      text: `Dari telefon peserta ke pelayan kami di Malaysia, sesi ${isEncrypted ? 'tidak dapat' : 'tidak akan dapat'} dibaca sesiapa (penyulitan hujung ke hujung). Di situ, AI membacanya untuk menjawab. Akta Perlindungan Data Peribadi (PDPA) Malaysia terpakai.`,
      more: 'Siapa boleh membaca cerita peserta?',
    },
    outcomes: {
      title: 'Bukti yang boleh diterbitkan',
      text: `Anda ${statusOf('outcomes') === 'planned' ? 'akan menerima' : 'menerima'} hasil menurut skala yang telah diuji kesahihannya, sesuai untuk lembaga pengarah atau jurnal.`,
    },
  },
  diligence: {
    title: 'Sebelum menandatangani perjanjian',
    lead:
      statusOf('pilots') === 'planned'
        ? 'Beginilah program rintis akan berjalan:'
        : 'Beginilah program rintis berjalan:',
    items: {
      totals: {
        question: 'Apa yang dilihat pengurus dan pensyarah?',
        answer: [
          `Angka keseluruhan kumpulan, bukan siapa yang menyertai, apa kata mereka atau berapa skor mereka. Kumpulan ${owner.smallestGroup ? `bawah ${owner.smallestGroup} orang` : 'yang lebih kecil daripada saiz dipersetujui'} tidak disertakan, dan tidak terdedah walaupun dua laporan dibandingkan. Boleh ada satu pengecualian: anda diberitahu apabila seseorang dalam bahaya, itu pun hanya jika perjanjian menyebutnya. Warga anda tahu hal ini sebelum bermula.`,
        ],
      },
      study: {
        question: 'Kajian atau program rintis?',
        answer: [
          `Kajian boleh bermula sekarang, untuk melihat sama ada ${BRAND.name} membantu. Setiap orang membaca risalah maklumat dahulu, baru membuat keputusan. Hasilnya akan kami terbitkan. Sebelum bersetuju menjalankan kajian di tempat anda, mintalah protokol dan risalah maklumatnya daripada kami. Tanyalah juga siapa yang meluluskannya, dan siapa yang bertindak apabila ada amaran.`,
          `${allWork('pilots') ? 'Program rintis juga boleh bermula sekarang:' : isOpen ? 'Program rintis akan menyusul:' : 'Program rintis hanya akan bermula apabila hasil kajian menyokongnya:'} sehingga ${pilotUsers} orang warga anda, selama ${pilotMonths.least} hingga ${pilotMonths.most}\u00a0bulan. Anda menerima angka keseluruhan.`,
        ],
      },
      alerts: {
        question: 'Amaran pukul\u00a03\u00a0pagi: siapa yang bertindak?',
        answer: [
          allWork('pilots')
            ? 'Seseorang atau satu perkhidmatan yang dinamakan, siang dan malam. Perjanjian menyebut siapa mereka, siapa majikan mereka, dan apa yang berlaku jika mereka tidak menjawab.'
            : 'Seseorang atau satu perkhidmatan yang dinamakan, siang dan malam. Selagi mereka belum dipilih, program rintis tidak akan bermula. Perjanjian menyebut siapa majikan mereka, dan apa yang berlaku jika mereka tidak menjawab.',
          '[Apa yang berlaku apabila seseorang dalam bahaya](danger)',
        ],
      },
      data: {
        question: 'Data pergi ke mana?',
        answer: [
          'Dari telefon peserta ke pelayan kami di Malaysia. Syarikat yang mengendalikan pelayan dan model AI disebut dalam perjanjian.',
        ],
      },
      duties: {
        question: 'Apa tanggungjawab kami?',
        answer: [
          [
            'Teruskan kaunseling dan klinik anda sendiri.',
            'Beritahu warga anda: penyertaan ini sukarela, anda tidak akan tahu siapa yang menyertai, dan sama ada anda diberitahu jika seseorang dalam bahaya.',
            'Lantik seorang wakil untuk kami hubungi, dan nyatakan apa yang perlu dibuat jika berlaku kecemasan di premis anda.',
            'Jangan sekali-kali menggunakan platform ini atau laporannya untuk menentukan markah, cuti, kenaikan pangkat atau pemberhentian kerja.',
          ],
        ],
      },
      work: {
        question: 'Banyakkah kerjanya?',
        answer: [
          'Setujui bersama kami, secara bertulis, apa yang diukur, siapa yang bertindak apabila ada amaran, dan harganya. Lantik seorang wakil, dan jemput warga anda. Mereka mengisi tiga soal selidik. Akhirnya, anda membaca satu laporan.',
        ],
      },
      price: {
        question: 'Berapa harganya?',
        answer: [
          `Bergantung pada bilangan peserta, tempoh, dan apa yang ingin anda ukur. Beritahu kami ketiga-tiganya, dan kami akan menjawab dalam masa ${responseHours.partnership}\u00a0jam. ${price}`,
        ],
      },
      leaving: {
        question: 'Kalau kami mahu berhenti?',
        answer: [
          'Tempoh notis bagi kedua-dua pihak ditetapkan dalam perjanjian. Peserta masih boleh memuat turun atau memadamkan perbualan mereka, dan tiada yang terpaksa berhenti terapi separuh jalan.',
        ],
      },
    },
  },
  counsellors: {
    title: 'Untuk kaunselor anda',
    beside: `Setiap rakan kerjasama bersetuju meneruskan kaunselingnya sendiri. ${BRAND.name} bekerja di sisi anda, bukan mengambil tempat anda. Peserta menggunakannya sebelum, selepas dan di antara dua sesi dengan anda atau dengan program bantuan pekerja (EAP).`,
    handsOn: `${BRAND.name} membawa orang kepada anda, bukan mengambil mereka daripada anda.`,
    danger:
      'AI kedua khusus mencari tanda bahaya. Jika salah satu AI mengesannya, perbualan berhenti dan nombor bantuan dipaparkan, 999 dahulu. Anda diberitahu hanya jika perjanjian menyebutnya, dan warga anda tahu hal ini sebelum bermula. Kedua-dua AI boleh terlepas tanda itu, jadi kekalkan kaunseling dan pelan kecemasan anda sendiri.',
    record: `Jika peserta bersetuju, anda ${statusOf('clinicians') === 'planned' ? 'akan menerima' : 'menerima'} catatan ringkas tentang keadaannya sejak temu janji terakhir. Kata-katanya tidak dipetik.`,
    more: 'Lihat contoh catatan',
  },
  pilot: {
    title: 'Program rintis, minggu demi minggu',
    text: `${pilotWeeks.least} hingga ${pilotWeeks.most}\u00a0minggu.`,
    steps: [
      {
        title: 'Sebelum minggu 1',
        text: 'Kita bersetuju secara bertulis: apa yang diukur, siapa yang bertindak apabila ada amaran, dan harganya.',
      },
      {
        title: 'Minggu 1',
        text: 'Kami bantu anda bermula. Anda menjemput warga anda, dan mereka mengisi soal selidik pertama.',
      },
      { title: 'Separuh jalan', text: 'Mereka mengisinya sekali lagi.' },
      {
        title: 'Minggu terakhir',
        text: 'Mereka mengisinya kali ketiga. Anda membaca laporannya, lalu memutuskan mahu terus atau tidak.',
      },
    ],
  },
  models: {
    title: 'Model kerjasama',
    months: 'Satu petak kain, satu bulan.',
    pilot: {
      name: 'Program Rintis',
      duration: `${pilotMonths.least}–${pilotMonths.most}\u00a0bulan`,
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
      duration: `${enterpriseYears.least}–${enterpriseYears.most}\u00a0tahun`,
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
        'Bantuan memohon geran',
        'Akses kepada data kajian',
        'Kerjasama akademik',
      ],
      data: 'Data kajian hanya daripada mereka yang memberikan persetujuan nyata.',
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
        title: 'Adakah peserta datang, dan datang lagi?',
        text: 'Daripada yang anda jemput, berapa ramai hadir ke sesi pertama, dan berapa ramai ke sesi ketiga.',
      },
      {
        title: 'Adakah gejala berkurang?',
        text: 'Skor soal selidik yang memang digunakan doktor dan ahli psikologi.',
      },
      {
        title: 'Adakah amaran sampai kepada seseorang?',
        text: 'Kami mengira setiap amaran, dan masa sehingga seseorang menjawabnya.',
      },
      {
        title: 'Adakah masa menunggu berkurang?',
        text: 'Kami membandingkan masa menunggu anda, sebelum dan selepas.',
      },
    ],
    /** The smallest group of the report, as its reader sets it (pages/for-partners/group-size.tsx). */
    group: {
      label: 'Bilangan orang dalam kumpulan',
      counted: (people: number) => `${people} orang: disertakan.`,
      leftOut: (people: number) => `${people} orang: terlalu sedikit, tidak disertakan.`,
    },
  },
  management: {
    title: 'Sebaris untuk pihak pengurusan',
    line: 'Sokongan untuk warga kita pada bila-bila masa, dalam bahasa masing-masing. Kita tahu sama ada kumpulan ini terbantu, bukan siapa berkata apa.',
    copy: {
      button: 'Salin',
      done: 'Sudah disalin',
      selected: 'Sudah dipilih. Salin dengan pelayar anda.',
    },
    print: 'Cetak satu halaman',
    sheet: {
      title: `${BRAND.name} untuk warga kita`,
      rows: [
        [
          'Apakah ini',
          `Terapi AI melalui sembang, audio atau video, pada bila-bila masa, dalam bahasa Inggeris, Melayu, Mandarin dan Tamil. ${isOpen ? 'Sudah dibuka di Malaysia, dan tidak berdaftar sebagai peranti perubatan.' : 'Masih dalam kajian penyelidikan, belum dibuka, dan tidak berdaftar sebagai peranti perubatan.'}`,
        ],
        [
          'Apa yang akan kita lihat',
          'Angka keseluruhan. Bukan siapa yang menyertai, apa kata mereka atau berapa skor mereka.',
        ],
        ['Apa yang kekal', 'Kaunseling dan klinik kita sendiri. Penyertaan sukarela.'],
        [
          'Apa yang tidak boleh kita buat',
          'Menggunakannya atau laporannya untuk menentukan markah, cuti, kenaikan pangkat atau pemberhentian kerja.',
        ],
        [
          'Jika ada bahaya',
          'Perbualan berhenti dan nombor bantuan dipaparkan, 999 dahulu. Kedua-dua AI boleh terlepas tanda bahaya. Perjanjian menyebut siapa yang bertindak apabila ada amaran, dan sama ada kita diberitahu.',
        ],
        [
          'Harganya',
          `Bergantung pada bilangan peserta, tempoh, dan apa yang ingin kita ukur. ${price}`,
        ],
        [
          'Langkah pertama',
          `${company.name}, ${company.support}. Mereka akan menjawab dalam masa ${responseHours.partnership}\u00a0jam.`,
        ],
      ],
    },
  },
  close: {
    title: 'Jadi rakan kerjasama',
    text: `Ceritakan siapa yang anda jaga, berapa ramai, untuk berapa lama, dan apa yang ingin diukur. ${owner.partnerContact || 'Kami'} akan menjawab dalam masa ${responseHours.partnership}\u00a0jam.`,
    action: 'Tulis kepada kami',
  },
} satisfies Translated<typeof english>
