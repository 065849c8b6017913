import { openCare } from '../open-care.ts'
import { helplineFacts } from './helpline-facts.ts'
import type { helpToday as english } from '../en/help-today.ts'
import type { Translated } from '../types.ts'

const { clinics, mentari, hospitals } = openCare
const unknown = 'Kami tidak tahu. Tanya apabila anda menelefon atau tiba di sana.'

/** Help that is open today, by situation. Numbers and links only: nothing here judges how somebody is. */
export const helpToday = {
  title: 'Bantuan yang ada hari ini',
  text: `${helplineFacts.notCalled} Apa yang kami tidak tahu, kami nyatakan.`,
  situations: {
    danger: {
      title: 'Seseorang dalam bahaya',
      text: 'Anda, atau seseorang di sisi anda, mungkin tidak selamat. Ini termasuk jika terfikir untuk menamatkan nyawa sendiri.',
    },
    tonight: {
      title: 'Saya mahu bercakap malam ini',
      text: 'Anda boleh menelefon walaupun bukan dalam kecemasan.',
    },
    silent: {
      title: 'Saya tidak dapat bercakap sekarang',
      text: 'Tulislah kepada mereka. Kami tidak tahu berapa cepat mereka menjawab.',
    },
    treatment: {
      title: 'Saya mahu rawatan',
      text: 'Klinik dan hospital kerajaan juga merawat masalah kesihatan mental.',
    },
    student: {
      title: 'Saya seorang pelajar',
      text: `Tanya sama ada sekolah atau kampus anda ada kaunselor; kami tidak tahu yang mana ada. ${helplineFacts.noPermission}`,
    },
    violence: {
      title: 'Ada orang menyakiti saya',
      text: 'Di rumah atau di mana-mana. Jika anda dalam bahaya sekarang, telefon 999.',
    },
  },
  places: {
    clinics: {
      name: 'Klinik kesihatan',
      text: `Klinik kesihatan kerajaan. Pada tahun 2022, ${clinics.count} klinik dan lokasi komuniti menawarkan saringan dan rawatan asas.`,
      cost: unknown,
      hours: unknown,
      source: 'Menteri Kesihatan, jawapan bertulis 19 Julai 2022 (CodeBlue)',
    },
    mentari: {
      name: 'MENTARI',
      text: `Pusat kesihatan mental komuniti, sekurang-kurangnya satu di setiap negeri. Terdapat ${mentari.count} pusat pada tahun ${mentari.year}.`,
      cost: unknown,
      hours: unknown,
      source: 'mentari.moh.gov.my; CodeBlue, 31 Disember 2020',
    },
    hospitals: {
      name: 'Hospital kerajaan',
      text: `${hospitals.specialist} hospital pakar dan empat institusi kesihatan mental menyediakan perkhidmatan psikiatri pada tahun 2022.`,
      cost: unknown,
      hours: unknown,
      source: 'CodeBlue, 18 Ogos 2022',
    },
    myMinda: {
      name: 'MyMINDA, dalam aplikasi MySejahtera',
      text: 'Soalan dan bahan bacaan Kementerian Kesihatan sendiri, sejak Oktober 2023.',
      cost: 'Kami tidak tahu.',
      hours: 'Kami tidak tahu.',
      source: 'The Star, 21 November 2023',
    },
  },
} satisfies Translated<typeof english>
