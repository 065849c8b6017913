import { openCare } from '#src/content/facts/help-sources.ts'
import type { situationWords as english } from '../en/situations.ts'
import type { Translated } from '../types.ts'
import type { MalayPhrases } from '../quoted/in-malay.ts'
import { helplineFacts } from './helpline-facts.ts'

const { clinics, hospitals, mentari, psss, universities } = openCare

/** Where to get help, by situation. Numbers and links only: nothing here judges how somebody is. */
export const situationWords = {
  title: 'Tempat mendapatkan bantuan',
  text: 'Telefon 999 jika anda atau orang lain cedera atau dalam bahaya, atau jika anda rasa akan mencederakan diri sendiri. Jika tidak, telefon mana-mana talian yang sedang beroperasi. Jika talian itu sibuk atau tidak dijawab, cuba lagi, atau telefon talian lain yang sedang beroperasi.',
  busy: 'Tidak ramai sukarelawan menjawab pada satu masa, jadi talian yang sibuk tiada kaitan dengan diri anda.',
  situations: {
    danger: {
      title: 'Saya takut akan mencederakan diri sendiri, atau saya sudah melakukannya',
      text: 'Telefon 999, atau terus ke jabatan kecemasan hospital, siang atau malam. Anda tidak perlu menunggu sehingga cedera. Terfikir untuk membunuh diri pun sudah cukup sebab untuk pergi. Telefon nombor itu juga jika orang lain yang cedera.',
    },
    suicide: {
      title: 'Saya terfikir untuk mengakhiri hidup',
      text: 'Telefon talian bantuan, dan katakan sahaja begitu. Orang yang menjawab sedia mendengar, dan anda tidak perlu menghadapinya seorang diri. Telefon 999 jika anda takut anda akan mencederakan diri sendiri.',
    },
    talk: {
      title: 'Saya mahu bercakap dengan seseorang',
      text: 'Kira-kira sepertiga pemanggil Befrienders bercakap tentang bunuh diri, dan yang lain tentang keluarga, kerja atau rasa sunyi.',
    },
    silence: {
      title: 'Saya tidak dapat bercakap sekarang',
      text: 'Cara yang paling cepat dahulu. Senyapkan telefon sebelum menaip.',
    },
    treatment: {
      title: 'Saya mahu mendapatkan rawatan',
      text: 'Di kaunter klinik, katakan sahaja anda mahu bercakap tentang kesihatan mental anda.',
    },
    student: {
      title: 'Saya seorang pelajar',
      text: `Kesemua ${universities.count} universiti awam menyediakan kaunseling percuma, jadi tanyalah universiti anda. Di sekolah, minta berjumpa kaunselor. ${helplineFacts.noPermission}`,
    },
    violence: {
      title: 'Ada orang menyakiti saya',
      text: 'Telefon 999 jika anda dalam bahaya sekarang, di rumah atau di mana-mana sahaja.',
    },
  },
  silence: {
    call: 'Telefon 999 dan sebut lokasi anda dahulu, walaupun berbisik. Panggilan tanpa suara mungkin tidak mendapat bantuan.',
    send: 'Tidak dapat menelefon? Tunjukkan atau hantar mesej ini kepada orang yang anda percayai:',
    message: (place) =>
      `Saya dalam bahaya. Saya di ${place ? `${place}.` : '…'} Tolong telefon 999 untuk saya. Jangan telefon saya.`,
    place: 'Lokasi anda',
    kept: 'Lokasi ini dimasukkan ke dalam teks yang anda salin. Kami tidak menerima atau menyimpannya.',
    copy: 'Salin',
    share: 'Kongsi',
    copied: 'Sudah disalin',
    copiedWithoutPlace: 'Sudah disalin, tetapi tanpa lokasi anda.',
    selected: 'Sudah dipilih. Salin dengan pelayar anda.',
    go: 'Tidak dapat menelefon atau menghantar mesej? Pergi ke tempat awam yang ramai orang, atau ke jabatan kecemasan hospital.',
    write:
      'Tidak mendesak? Hantar mesej kepada talian bantuan. Balasannya mungkin lambat, dan boleh muncul pada skrin anda.',
    after:
      'Jika ada orang yang memeriksa telefon anda, padamkan mesej itu selepas dihantar, dan salin teks lain.',
  },
  treatment: {
    body: 'Boleh juga mulakan dengan apa yang badan rasa: dada berdebar, sakit kepala, tak lalu makan, tak boleh tidur, kepala serabut.',
    faith:
      'Berdoa dan berjumpa doktor, kedua-duanya boleh. Berasa begini tidak bermakna iman anda lemah.',
  },
  places: {
    psss: {
      name: 'Pusat Sokongan Sosial Setempat (PSSS)',
      text: `Mahu bersemuka? Di pusat Kementerian Wanita ini ada kaunselor berdaftar, secara percuma. Aplikasinya bernama ${psss.app}.`,
    },
    saveMe999: {
      name: 'Aplikasi SaveME999',
      text: 'Jika sudah mendaftar, anda boleh menghubungi polis dan ambulans melalui teks atau video. Jika belum, gunakan cara lain sekarang, dan daftar apabila keadaan sudah tenang.',
    },
    clinic: {
      name: 'Klinik kesihatan',
      text: `Menurut kementerian, caj klinik kerajaan ${clinics.visit} setiap lawatan bagi warganegara, lebih tinggi bagi bukan warganegara. Anda boleh datang tanpa temu janji, tetapi temu janji MySejahtera didahulukan.`,
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
  channels: { mail: 'E-mel', whatsapp: 'WhatsApp' },
  about: {
    befrienders:
      'Sukarelawan terlatih sedia mendengar. Anda tidak perlu memberikan nama, dan cerita anda kekal antara anda dengan mereka.',
    kasih:
      'Dijawab oleh pegawai yang membantu dalam kes keganasan, penderaan dan krisis keluarga. Anda boleh bertanya tanpa membuat laporan. Jika anda membuat laporan, laporan itu dan nama anda akan dihantar kepada pejabat kebajikan atau polis.',
    heal: 'Dijawab oleh kaunselor Kementerian Kesihatan. Mereka juga boleh menelefon 999 untuk anda jika nyawa anda dalam bahaya.',
  },
} satisfies Translated<typeof english>

/** Malay to say on the phone (../quoted/in-malay.ts), and what it means. */
export const malayPhrases: MalayPhrases = {
  ambulance: { lead: 'Anda boleh berkata:', meaning: null },
  askFor: null,
}
