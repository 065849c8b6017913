import { openCare } from '../open-care.ts'
import type { helpToday as english } from '../en/help-today.ts'
import type { Translated } from '../types.ts'
import { helplineFacts } from './helpline-facts.ts'

const { clinics, hospitals, mentari, universities } = openCare

/** Where to get help, by situation. Numbers and links only: nothing here judges how somebody is. */
export const helpToday = {
  title: 'Tempat mendapatkan bantuan',
  text: 'Jika satu talian tidak dijawab, cuba yang seterusnya, atau telefon 999. Tanya bahasa apa yang boleh digunakan, berapa cajnya, dan adakah maklumat di sini sudah berubah.',
  situations: {
    danger: {
      title: 'Saya mungkin akan mencederakan diri, atau ada yang cedera',
      text: 'Telefon 999, atau terus ke jabatan kecemasan hospital, siang atau malam. Hal begini pun kecemasan.',
    },
    suicide: {
      title: 'Saya terfikir untuk mengakhiri hidup',
      text: 'Telefon, dan beritahu mereka apa yang anda fikirkan. Mereka sedia mendengar. Anda tidak perlu memutuskan apa-apa malam ini. Jika anda mungkin akan mencederakan diri, telefon 999.',
    },
    talk: {
      title: 'Saya mahu bercakap malam ini',
      text: 'Tidak perlu tunggu sehingga menjadi kecemasan. Kira-kira satu pertiga pemanggil Befrienders bercakap tentang bunuh diri; yang lain tentang keluarga, kerja atau kesunyian.',
    },
    silence: {
      title: 'Saya tidak dapat bercakap sekarang',
      text: 'Tulis sahaja. Balasannya mungkin lambat: jika tidak dapat menunggu, minta seseorang berdekatan anda menelefon 999. Panggilan senyap ke 999 mungkin tidak membawa bantuan.',
    },
    treatment: {
      title: 'Saya mahu mendapatkan rawatan',
      text: 'Katakan anda mahu bercakap tentang kesihatan mental anda.',
    },
    student: {
      title: 'Saya seorang pelajar',
      text: `Kesemua ${universities.count} universiti awam ada kaunseling percuma: tanya di universiti anda. Di sekolah, minta berjumpa kaunselor. ${helplineFacts.noPermission}`,
    },
    violence: {
      title: 'Ada orang menyakiti saya',
      text: 'Di rumah atau di mana-mana. Jika anda dalam bahaya sekarang, telefon 999.',
    },
  },
  places: {
    saveMe999: {
      name: 'Aplikasi SaveME999',
      text: 'Hubungi polis dan ambulans melalui teks atau video. Daftar sebelum anda memerlukannya.',
    },
    clinic: {
      name: 'Klinik kesihatan',
      text: `Klinik kerajaan. Menurut senarai harga kementerian, bayarannya ${clinics.visit} setiap lawatan bagi warganegara, lebih tinggi bagi yang bukan. Boleh terus datang; yang ada temu janji dalam MySejahtera didahulukan.`,
    },
    hospital: {
      name: 'Hospital kerajaan',
      text: `Untuk berjumpa pakar, bawa surat doktor. Jika dirujuk oleh doktor kerajaan, lawatan pertama percuma dan lawatan seterusnya ${hospitals.laterVisit}.`,
    },
    mentari: {
      name: 'Cari MENTARI terdekat',
      text: `${mentari.count} pusat kesihatan mental komuniti, sekurang-kurangnya satu di setiap negeri.`,
    },
  },
  ways: { mail: 'E-mel', whatsapp: 'WhatsApp' },
  about: {
    befrienders:
      'Sukarelawan terlatih yang mendengar. Anda tidak perlu memberikan nama, dan cerita anda kekal antara anda dengan mereka. Jika sibuk, cuba lagi, atau cuba talian seterusnya.',
    kasih:
      'Pegawai bagi kes keganasan, penderaan dan krisis keluarga. Aduan anda akan disampaikan kepada pejabat kebajikan atau polis, bersama nama anda.',
    heal: 'Pegawai psikologi (kaunseling) Kementerian Kesihatan. Jika nyawa anda dalam bahaya, mereka boleh menghubungi 999 untuk anda.',
  },
} satisfies Translated<typeof english>
