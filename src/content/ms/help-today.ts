import { openCare } from '#src/content/help-sources.ts'
import type { helpToday as english } from '../en/help-today.ts'
import type { Translated } from '../types.ts'
import { helplineFacts } from './helpline-facts.ts'

const { clinics, hospitals, mentari, universities } = openCare

/** Where to get help, by situation. Numbers and links only: nothing here judges how somebody is. */
export const helpToday = {
  title: 'Tempat mendapatkan bantuan',
  text: 'Jika satu talian tidak dijawab, cuba talian seterusnya, atau telefon 999. Anda boleh bertanya petugas talian tentang bahasa dan caj, dan sama ada maklumat ini masih betul.',
  situations: {
    danger: {
      title: 'Saya mungkin akan mencederakan diri, atau ada orang cedera',
      text: 'Telefon 999, atau terus ke jabatan kecemasan hospital, siang atau malam, termasuk jika anda terasa mahu mencederakan diri.',
    },
    suicide: {
      title: 'Saya terfikir untuk mengakhiri hidup',
      text: 'Telefon talian bantuan, dan ceritakan apa yang anda fikirkan. Orang yang menjawab sedia mendengar. Anda tidak perlu membuat apa-apa keputusan malam ini. Jika anda mungkin akan mencederakan diri, telefon 999.',
    },
    talk: {
      title: 'Saya mahu bercakap malam ini',
      text: 'Anda boleh menelefon walaupun bukan kecemasan. Kira-kira satu pertiga pemanggil Befrienders bercakap tentang bunuh diri; yang lain tentang keluarga, kerja atau rasa sunyi.',
    },
    silence: {
      title: 'Saya tidak dapat bercakap sekarang',
      text: 'Anda boleh menghantar mesej kepada talian di bawah, tetapi balasan mungkin lambat. Jika tidak dapat menunggu, minta orang berdekatan menelefon 999. Jika anda menelefon 999 tanpa bersuara, bantuan mungkin tidak dihantar.',
    },
    treatment: {
      title: 'Saya mahu mendapatkan rawatan',
      text: 'Di kaunter, katakan sahaja anda mahu bercakap tentang kesihatan mental anda.',
    },
    student: {
      title: 'Saya seorang pelajar',
      text: `Kesemua ${universities.count} universiti awam menyediakan kaunseling percuma; tanyalah universiti anda. Di sekolah, minta berjumpa kaunselor. ${helplineFacts.noPermission}`,
    },
    violence: {
      title: 'Ada orang menyakiti saya',
      text: 'Jika anda dalam bahaya sekarang, di rumah atau di mana-mana sahaja, telefon 999.',
    },
  },
  places: {
    saveMe999: {
      name: 'Aplikasi SaveME999',
      text: 'Setelah mendaftar, anda boleh menghubungi polis dan ambulans melalui teks atau video. Daftarlah sebelum memerlukannya.',
    },
    clinic: {
      name: 'Klinik kesihatan',
      text: `Menurut kadar kementerian, caj klinik kerajaan ${clinics.visit} setiap lawatan bagi warganegara, lebih tinggi bagi bukan warganegara. Anda boleh datang tanpa temu janji, tetapi temu janji MySejahtera didahulukan.`,
    },
    hospital: {
      name: 'Hospital kerajaan',
      text: `Untuk berjumpa doktor pakar, bawa surat rujukan doktor. Jika anda dirujuk oleh doktor kerajaan, lawatan pertama percuma dan setiap lawatan seterusnya ${hospitals.laterVisit}.`,
    },
    mentari: {
      name: 'Cari MENTARI terdekat',
      text: `Ada ${mentari.count} pusat kesihatan mental komuniti, sekurang-kurangnya satu di setiap negeri.`,
    },
  },
  ways: { mail: 'E-mel', whatsapp: 'WhatsApp' },
  about: {
    befrienders:
      'Sukarelawan terlatih sedia mendengar. Anda tidak perlu memberikan nama, dan cerita anda kekal antara anda dengan mereka. Jika talian sibuk, telefon lagi atau cuba talian seterusnya.',
    kasih:
      'Dijawab oleh pegawai yang mengendalikan kes keganasan, penderaan dan krisis keluarga. Jika anda membuat laporan, laporan dan nama anda akan dihantar kepada pejabat kebajikan atau polis.',
    heal: 'Dijawab oleh pegawai psikologi (kaunseling) Kementerian Kesihatan. Jika nyawa anda dalam bahaya, mereka juga boleh menelefon 999 untuk anda.',
  },
} satisfies Translated<typeof english>
