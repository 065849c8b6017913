import { openCare } from '#src/content/facts/help-sources.ts'
import type { situationWords as english } from '../en/situations.ts'
import type { Translated } from '../types.ts'
import type { MalayPhrases } from '../quoted/in-malay.ts'
import { helplineFacts } from './helpline-facts.ts'

const { clinics, hospitals, mentari, psss, universities } = openCare

/** Where to get help, by situation. Numbers and links only: nothing here judges how somebody is. */
export const situationWords = {
  title: 'Tempat mendapatkan bantuan',
  text: 'Telefon 999 jika anda atau orang bersama anda mungkin dalam bahaya, atau jika anda takut akan mencederakan diri sendiri. Jika tidak, telefon mana-mana talian yang sedang beroperasi. Talian sibuk atau tidak dijawab? Cuba lagi, atau telefon talian lain.',
  busy: 'Sukarelawan yang bertugas tidak ramai. Jadi, talian sibuk bukan kerana anda.',
  situations: {
    danger: {
      title: 'Saya takut akan mencederakan diri sendiri, atau saya sudah melakukannya',
      text: 'Telefon 999, atau terus ke jabatan kecemasan hospital, siang atau malam. Anda tidak perlu cedera dahulu untuk mendapat bantuan. Ada fikiran untuk membunuh diri pun sudah cukup sebab untuk pergi. Buat begitu juga jika orang lain yang cedera.',
    },
    suicide: {
      title: 'Saya terfikir untuk mengakhiri hidup',
      text: 'Telefon talian bantuan, dan katakan sahaja begitu. Ada yang sedia mendengar, dan anda tidak perlu menanggungnya seorang diri. Telefon [999](emergency) jika anda takut akan benar-benar melakukannya.',
    },
    talk: {
      title: 'Saya mahu bercakap dengan seseorang',
      text: 'Kira-kira sepertiga pemanggil Befrienders bercakap tentang bunuh diri. Yang lain bercerita tentang keluarga, kerja atau rasa sunyi. Malam yang sukar atau syif yang teruk pun sudah cukup sebab untuk menelefon.',
    },
    silence: {
      title: 'Saya tidak dapat bercakap sekarang',
      text: 'Cara yang paling cepat dahulu. Senyapkan telefon sebelum menaip.',
    },
    treatment: {
      title: 'Saya mahu mendapatkan rawatan',
      text: 'Di kaunter klinik, katakan sahaja: saya mahu bercakap tentang kesihatan mental saya.',
    },
    student: {
      title: 'Saya seorang pelajar',
      text: `Semua ${universities.count} universiti awam ada kaunseling percuma. Tanyalah universiti anda. Di sekolah, minta jumpa kaunselor. ${helplineFacts.noPermission}`,
    },
    violence: {
      title: 'Ada orang menyakiti saya',
      text: 'Telefon 999 jika anda dalam bahaya sekarang, di rumah atau di mana-mana sahaja. Apa yang anda tulis di WhatsApp kekal dalam telefon sehingga anda memadamkannya, dan balasannya boleh menyalakan skrin.',
    },
  },
  silence: {
    call: 'Telefon 999, dan sebut dahulu di mana anda, walaupun berbisik. Panggilan tanpa suara mungkin tidak mendapat bantuan.',
    send: 'Tidak dapat menelefon? Tunjukkan atau hantar mesej ini kepada orang yang anda percayai:',
    message: (place) =>
      `Saya dalam bahaya. Saya di ${place ? `${place}.` : '…'} Tolong telefon 999 untuk saya. Jangan telefon saya.`,
    place: 'Lokasi anda',
    kept: 'Lokasi ini masuk ke dalam teks yang anda salin. Kami tidak menerima atau menyimpannya.',
    copy: 'Salin',
    share: 'Kongsi',
    copied: 'Sudah disalin',
    copiedWithoutPlace: 'Sudah disalin, tetapi tanpa lokasi anda.',
    selected: 'Sudah dipilih. Salin dengan pelayar anda.',
    go: 'Kedua-duanya tidak dapat? Pergi ke tempat awam yang ramai orang, atau ke jabatan kecemasan hospital.',
    write:
      'Tidak mendesak? Tulis kepada talian bantuan. Balasannya mungkin lambat, dan boleh menyalakan skrin anda.',
    after:
      'Jika telefon anda diperiksa orang, padamkan mesej itu selepas dihantar, dan salin teks lain.',
  },
  treatment: {
    body: 'Boleh juga mulakan dengan apa yang badan rasa: dada berdebar, sakit kepala, tak lalu makan, tak boleh tidur, kepala serabut.',
    faith: 'Doa dan doktor, kedua-duanya boleh. Berasa begini tidak bermakna iman anda lemah.',
  },
  places: {
    psss: {
      name: 'Pusat Sokongan Sosial Setempat (PSSS)',
      text: `Lebih suka bersemuka? Pusat Kementerian Wanita ini ada kaunselor berdaftar, percuma. Aplikasinya ${psss.app}.`,
    },
    saveMe999: {
      name: 'Aplikasi SaveME999',
      text: 'Jika sudah mendaftar, anda boleh menghubungi polis dan ambulans dengan teks atau video. Jika belum, guna cara lain sekarang, dan daftar pada hari yang lebih tenang.',
    },
    clinic: {
      name: 'Klinik kesihatan',
      text: `Menurut senarai caj kementerian, klinik kerajaan mengenakan caj ${clinics.visit} bagi setiap lawatan warganegara, lebih tinggi bagi yang lain. Boleh datang terus, tetapi temu janji MySejahtera didahulukan.`,
    },
    hospital: {
      name: 'Hospital kerajaan',
      text: `Untuk berjumpa doktor pakar, bawa surat rujukan doktor. Jika surat itu daripada doktor kerajaan, lawatan pertama percuma, dan setiap lawatan seterusnya ${hospitals.laterVisit}.`,
    },
    mentari: {
      name: 'Cari MENTARI terdekat',
      text: `Ada ${mentari.count} pusat kesihatan mental komuniti, sekurang-kurangnya satu di setiap negeri.`,
    },
  },
  channels: { mail: 'E-mel', whatsapp: 'WhatsApp' },
  about: {
    befrienders:
      'Sukarelawan terlatih sedia mendengar. Nama tidak perlu disebut, dan cerita anda kekal antara anda dengan mereka.',
    kasih:
      'Dijawab oleh pegawai yang membantu dalam hal keganasan, penderaan atau krisis keluarga. Anda boleh bertanya tanpa membuat laporan. Jika dibuat, laporan itu, dengan nama anda, dihantar kepada pejabat kebajikan atau polis.',
    heal: 'Dijawab oleh kaunselor Kementerian Kesihatan. Jika anda dalam bahaya, telefon 999 terus. Jika anda sedang bercakap dengan kaunselor itu, dia boleh menelefon bagi pihak anda.',
  },
} satisfies Translated<typeof english>

/** Malay to say on the phone (../quoted/in-malay.ts), and what it means. */
export const malayPhrases: MalayPhrases = {
  ambulance: { lead: 'Anda boleh berkata:', meaning: null },
  askFor: null,
}
