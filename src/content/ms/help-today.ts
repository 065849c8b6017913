import { openCare } from '../open-care.ts'
import type { helpToday as english } from '../en/help-today.ts'
import type { Translated } from '../types.ts'
import { helplineFacts } from './helpline-facts.ts'

const { clinics, hospitals, mentari, universities } = openCare

/** Where to get help, by situation. Numbers and links only: nothing here judges how somebody is. */
export const helpToday = {
  title: 'Tempat mendapatkan bantuan',
  text: 'Jika satu talian tidak dijawab, cuba talian seterusnya, atau telefon 999. Tanya bahasa apa yang boleh digunakan dan berapa bayaran panggilan. Maklumat di sini mungkin sudah berubah.',
  situations: {
    danger: {
      title: 'Saya mungkin akan mencederakan diri, atau ada orang cedera',
      text: 'Telefon 999, atau terus ke jabatan kecemasan hospital, siang atau malam. Keinginan untuk mencederakan diri juga satu kecemasan.',
    },
    suicide: {
      title: 'Saya terfikir untuk mengakhiri hidup',
      text: 'Telefon talian bantuan, dan beritahu apa yang anda fikirkan. Orang di talian sedia mendengar. Anda tidak perlu memutuskan apa-apa malam ini. Jika anda mungkin akan mencederakan diri, telefon 999.',
    },
    talk: {
      title: 'Saya mahu bercakap malam ini',
      text: 'Anda boleh menelefon walaupun ini bukan kecemasan. Kira-kira satu pertiga pemanggil Befrienders bercakap tentang bunuh diri. Yang lain bercerita tentang keluarga, kerja atau rasa sunyi.',
    },
    silence: {
      title: 'Saya tidak dapat bercakap sekarang',
      text: 'Anda boleh menulis kepada talian di bawah, tetapi balasannya mungkin lambat. Jika anda tidak dapat menunggu, minta orang di sisi anda menelefon 999. Jika anda menelefon 999 tetapi diam sahaja, bantuan mungkin tidak dihantar.',
    },
    treatment: {
      title: 'Saya mahu mendapatkan rawatan',
      text: 'Beritahu petugas kaunter, anda mahu bercakap tentang kesihatan mental anda.',
    },
    student: {
      title: 'Saya seorang pelajar',
      text: `Kesemua ${universities.count} universiti awam menyediakan kaunseling percuma, jadi tanyalah universiti anda. Jika anda masih bersekolah, minta berjumpa kaunselor sekolah. ${helplineFacts.noPermission}`,
    },
    violence: {
      title: 'Ada orang menyakiti saya',
      text: 'Tidak kira di rumah atau di tempat lain, jika anda dalam bahaya sekarang, telefon 999.',
    },
  },
  places: {
    saveMe999: {
      name: 'Aplikasi SaveME999',
      text: 'Daftar dahulu sebelum anda memerlukannya. Selepas itu, anda boleh menghubungi polis dan ambulans melalui teks atau video.',
    },
    clinic: {
      name: 'Klinik kesihatan',
      text: `Klinik kerajaan. Menurut kadar bayaran kementerian, setiap lawatan ${clinics.visit} bagi warganegara, dan lebih tinggi bagi bukan warganegara. Anda boleh terus datang, tetapi pesakit yang ada temu janji dalam MySejahtera didahulukan.`,
    },
    hospital: {
      name: 'Hospital kerajaan',
      text: `Untuk berjumpa doktor pakar, bawa surat rujukan doktor. Jika anda dirujuk oleh doktor kerajaan, lawatan pertama percuma dan setiap lawatan seterusnya ${hospitals.laterVisit}.`,
    },
    mentari: {
      name: 'Cari MENTARI terdekat',
      text: `${mentari.count} pusat kesihatan mental komuniti di seluruh negara, sekurang-kurangnya satu di setiap negeri.`,
    },
  },
  ways: { mail: 'E-mel', whatsapp: 'WhatsApp' },
  about: {
    befrienders:
      'Sukarelawan terlatih sedia mendengar. Anda tidak perlu memberikan nama, dan apa yang anda ceritakan dirahsiakan. Jika talian sibuk, telefon lagi, atau cuba talian seterusnya.',
    kasih:
      'Dijawab oleh pegawai yang mengendalikan kes keganasan, penderaan dan krisis keluarga. Jika anda membuat aduan, aduan itu akan disampaikan kepada pejabat kebajikan atau polis bersama nama anda.',
    heal: 'Dijawab oleh pegawai psikologi (kaunseling) Kementerian Kesihatan. Jika nyawa anda dalam bahaya, mereka boleh menghubungi 999 untuk anda.',
  },
} satisfies Translated<typeof english>
