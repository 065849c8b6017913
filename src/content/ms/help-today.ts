import { openCare } from '../open-care.ts'
import type { helpToday as english } from '../en/help-today.ts'
import type { Translated } from '../types.ts'
import { helplineFacts } from './helpline-facts.ts'

const { clinics, hospitals, mentari, universities } = openCare

/** Where to get help, by situation. Numbers and links only: nothing here judges how somebody is. */
export const helpToday = {
  title: 'Tempat mendapatkan bantuan',
  text: 'Jika satu talian tidak dijawab, cuba talian seterusnya, atau telefon 999. Tanya tentang bahasa dan caj panggilan, dan sama ada apa-apa di sini sudah berubah.',
  situations: {
    danger: {
      title: 'Saya mungkin akan melakukannya, atau ada yang cedera',
      text: 'Telefon 999, atau pergi ke jabatan kecemasan hospital. Siang atau malam, untuk hal ini juga.',
    },
    suicide: {
      title: 'Saya terfikir untuk mengakhiri hidup',
      text: 'Telefon dan beritahu mereka. Mereka mendengar. Anda tidak perlu membuat apa-apa keputusan malam ini. Jika anda mungkin akan melakukannya, telefon 999.',
    },
    talk: {
      title: 'Saya mahu bercakap malam ini',
      text: 'Tidak perlu tunggu sampai kecemasan. Kira-kira satu pertiga pemanggil Befrienders bercakap tentang bunuh diri; yang lain tentang keluarga, kerja atau kesunyian.',
    },
    silence: {
      title: 'Saya tidak dapat bercakap sekarang',
      text: 'Tulis kepada mereka. Jawapannya mungkin mengambil masa: jika anda tidak dapat menunggu, minta seseorang berdekatan anda menelefon 999. Panggilan senyap ke 999 mungkin tidak membawa bantuan.',
    },
    treatment: {
      title: 'Saya mahu mendapatkan rawatan',
      text: 'Katakan bahawa anda mahu bercakap tentang kesihatan mental anda.',
    },
    student: {
      title: 'Saya seorang pelajar',
      text: `Kesemua ${universities.count} universiti awam ada kaunseling percuma: tanya universiti anda. Di sekolah, tanya tentang kaunselor. ${helplineFacts.noPermission}`,
    },
    violence: {
      title: 'Ada orang menyakiti saya',
      text: 'Di rumah atau di mana-mana. Jika anda dalam bahaya sekarang, telefon 999.',
    },
  },
  places: {
    saveMe999: {
      name: 'Aplikasi SaveME999',
      text: 'Teks atau video kepada polis dan ambulans. Daftar sebelum anda memerlukannya.',
    },
    clinic: {
      name: 'Klinik kesihatan',
      text: `Klinik kerajaan. Mengikut senarai harga kementerian, ${clinics.visit} satu lawatan bagi warganegara, lebih bagi yang lain. Anda boleh datang terus; janji temu dalam MySejahtera didahulukan.`,
    },
    hospital: {
      name: 'Hospital kerajaan',
      text: `Untuk berjumpa pakar, dengan surat doktor. Jika dirujuk oleh doktor kerajaan, lawatan pertama percuma dan lawatan seterusnya ${hospitals.laterVisit}.`,
    },
    mentari: {
      name: 'Cari MENTARI yang terdekat',
      text: `${mentari.count} pusat kesihatan mental komuniti, sekurang-kurangnya satu di setiap negeri.`,
    },
  },
  ways: { mail: 'E-mel', whatsapp: 'WhatsApp' },
  about: {
    befrienders:
      'Sukarelawan terlatih. Mereka mendengar, anda tidak perlu memberikan nama, dan ceritanya tidak dibawa keluar. Jika talian sibuk, cuba lagi, atau cuba talian seterusnya.',
    kasih:
      'Pegawai yang mengendalikan keganasan, penderaan dan krisis keluarga. Aduan akan disampaikan kepada pejabat kebajikan atau polis, bersama nama anda.',
    heal: 'Pegawai psikologi (kaunseling) Kementerian Kesihatan. Jika nyawa anda dalam bahaya, mereka boleh menghubungi 999 untuk anda.',
  },
} satisfies Translated<typeof english>
