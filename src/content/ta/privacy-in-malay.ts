import {
  BRAND,
  company,
  dataLaw,
  formRetention,
  formStorage,
  legalEditions,
  storedAbroadIn,
  businessConstants,
} from '../facts.ts'
import type { LegalSection } from '../types/legal.ts'
import { legal, malayNotice } from './legal.ts'

const { hosting, database, mail } = formStorage.processors
const mailbox = { text: company.privacy, href: `mailto:${company.privacy}` }
const phone = company.phones.malaysia
const officer = company.dataProtectionOfficer
const [edition] = legalEditions.privacy

const transferGrounds = {
  consent:
    'Asasnya ialah persetujuan anda: anda memberikannya dengan menghantar borang, yang notisnya menyebut negara itu.',
  precautions:
    'Asasnya ialah kami telah mengambil segala langkah berjaga-jaga yang munasabah supaya data itu dilayan di sana seperti yang dikehendaki oleh PDPA.',
}

/** The same notice in the national language, which the law asks for (PDPA, section 7(3)): change both together. */
export const privacyInMalay = {
  id: malayNotice,
  title: 'Notis penuh dalam Bahasa Melayu',
  lang: 'ms',
  blocks: [
    `Versi ${edition.version}. Notis ini menerangkan data yang dikumpul oleh laman ini, sebabnya, dan cara meminta data itu dipadamkan. Platform terapi belum dibuka; platform itu akan mempunyai notisnya sendiri.`,
    { heading: 'Secara ringkas' },
    {
      list: [
        'Anda boleh membaca semuanya di sini tanpa memberitahu kami apa-apa. Tiada akaun, tiada kuki dan tiada penjejak.',
        'Kami mengumpul hanya apa yang anda hantar melalui salah satu daripada tiga borang. Kami menggunakannya untuk menjawab anda, untuk memberitahu anda sekali apabila pendaftaran dibuka, dan untuk melindungi borang daripada dibanjiri.',
        `Kami memadamkannya selewat-lewatnya selepas ${formRetention.messageMonths} bulan, dan lebih awal jika anda meminta.`,
      ],
    },
    { heading: 'Siapa yang bertanggungjawab' },
    `${company.name} (nombor syarikat ${company.registration}), yang bergerak dengan nama ${BRAND.name}, ${company.address.join(', ')}, ialah pengawal data di bawah Akta Perlindungan Data Peribadi 2010 (PDPA, Akta ${dataLaw.act}).`,
    [
      officer
        ? `Soalan dan permintaan tentang data peribadi boleh dihantar kepada pegawai perlindungan data kami, ${officer}: `
        : 'Pegawai perlindungan data belum dinamakan. Soalan dan permintaan tentang data peribadi boleh dihantar kepada ',
      mailbox,
      ' atau ',
      { text: phone.text, href: `tel:${phone.dial}` },
      '.',
    ],
    { heading: 'Data yang kami kumpul' },
    {
      terms: [
        { term: 'Senarai menunggu', text: 'E‑mel anda. Nama anda, jika anda memberinya.' },
        {
          term: 'Mesej',
          text: 'Nama pertama dan nama akhir, e‑mel, subjek dan mesej. Organisasi anda, jika anda memberinya.',
        },
        {
          term: 'Permintaan pitch deck',
          text: 'Nama pertama dan nama akhir, e‑mel, organisasi, jawatan dan jenis pelabur. Julat pelaburan, tumpuan, jangka masa dan mesej, jika anda memberinya.',
        },
        {
          term: 'Dengan setiap borang',
          text: `Masa borang dihantar. Selama ${formStorage.addressHours} jam, alamat internet anda dalam bentuk yang diacak (cincangan berkunci), supaya tiada sesiapa dapat membanjiri borang.`,
        },
      ],
    },
    'Semua data itu datang daripada anda sendiri. Anda bebas untuk tidak menghantar borang. Medan yang ditanda sebagai pilihan boleh dibiarkan kosong tanpa apa-apa akibat; tanpa maklumat yang lain, kami tidak dapat menjawab anda, menghantar pitch deck, atau memberitahu anda apabila pendaftaran dibuka.',
    { heading: 'Tentang kesihatan anda' },
    'Jangan sertakan butiran kesihatan anda: tiada sesiapa memerlukannya untuk menjawab anda. Undang-undang menganggapnya data peribadi sensitif dan menghendaki persetujuan nyata anda. Jika anda tetap menulisnya, anda memberi persetujuan itu dengan menghantar mesej, untuk satu tujuan sahaja: supaya kami membacanya untuk menjawab anda. Borang menyatakannya di sebelah butang. Anda boleh menarik balik persetujuan pada bila-bila masa, dan kami akan memadamkan mesej itu.',
    { heading: `Jika anda berumur bawah ${dataLaw.adultAge} tahun` },
    'Tulislah kepada kami, atau sertai senarai menunggu, bersama ibu bapa atau penjaga. Kami tidak bertanya umur anda, jadi kami bergantung pada anda dalam hal ini.',
    'Anda tidak memerlukan kebenaran sesiapa untuk menelefon talian bantuan.',
    { heading: 'Tujuan kami menggunakannya' },
    {
      list: [
        'Senarai menunggu: untuk menulis kepada anda sekali, apabila pendaftaran dibuka.',
        'Mesej: untuk menjawabnya.',
        'Permintaan pitch deck: untuk menghantar pitch deck dan menjawab anda.',
        'Alamat yang diacak: untuk mengira berapa banyak yang datang dari satu tempat.',
      ],
    },
    'Asasnya ialah persetujuan yang anda beri dengan menghantar borang. Kami tidak menggunakan apa yang anda hantar untuk iklan, untuk membina profil, atau untuk melatih mana-mana AI, dan kami tidak sekali-kali menjualnya.',
    { heading: 'Tempat data disimpan, dan siapa yang melihatnya' },
    'Senarai menunggu disimpan dalam pangkalan data sahaja. Mesej dan permintaan disimpan dalam pangkalan data yang sama, dan dihantar ke peti mel pasukan kami. Semuanya disulitkan semasa dihantar, dan pangkalan data itu hanya terbuka kepada perkhidmatan borang dan orang kami yang menjawab anda.',
    'Tiga syarikat memprosesnya bagi pihak kami, atas arahan kami. PDPA mewajibkan mereka menjaga keselamatannya, seperti ia mewajibkan kami.',
    {
      terms: [
        {
          term: 'Laman web',
          text: `${hosting.name}, di ${legal.malayCountries[hosting.country]}: penyedia perkhidmatan pengehosan, yang menyampaikan halaman ini kepada anda dan menghantar data anda ke pangkalan data.`,
        },
        {
          term: 'Pangkalan data',
          text: `${database.name}, di ${legal.malayCountries[database.country]}: menyimpan apa yang anda hantar.`,
        },
        {
          term: 'E‑mel',
          text: `${mail.name}, di ${legal.malayCountries[mail.country]}: membawa dan menyimpan mesej dan permintaan. Senarai menunggu tidak sampai kepadanya.`,
        },
      ],
    },
    ...(storedAbroadIn.length > 0
      ? [
          `Oleh itu, data yang anda hantar dipindahkan ke luar Malaysia, iaitu ke ${storedAbroadIn.map((country) => legal.malayCountries[country]).join(' dan ')}. Seksyen ${dataLaw.transferSection} PDPA menyatakan bila pemindahan dibenarkan; Malaysia tidak mempunyai senarai negara yang dianggap selamat. ${transferGrounds[formStorage.transferGround]}`,
        ]
      : []),
    'Tiada pihak lain menerimanya, kecuali jika undang-undang atau mahkamah mewajibkan kami. Apabila halaman lain menyebut pelayan di Malaysia, yang dimaksudkan ialah platform yang dirancang, bukan borang ini.',
    { heading: 'Tempoh data disimpan' },
    {
      terms: [
        {
          term: 'Senarai menunggu',
          text: `${formRetention.waitlistMonths} bulan selepas anda menyertainya. Jika pendaftaran belum dibuka pada masa itu, data anda luput tanpa digunakan; anda boleh menyertainya semula.`,
        },
        {
          term: 'Mesej, permintaan',
          text: `${formRetention.messageMonths} bulan selepas anda menghantarnya. Pangkalan data memadamkannya dengan sendiri; dalam peti mel, seseorang memadamkannya.`,
        },
        { term: 'Alamat yang diacak', text: `${formStorage.addressHours} jam.` },
        {
          term: 'Salinan sandaran',
          text: formStorage.backupDays
            ? `Data yang telah dipadamkan mungkin masih ada dalam salinan sandaran sehingga ${formStorage.backupDays} hari.`
            : 'Berapa lama data yang telah dipadamkan masih ada dalam salinan sandaran belum diputuskan.',
        },
      ],
    },
    'Jika anda meminta kami memadamkan sesuatu, kami memadamkannya lebih awal: dalam pangkalan data, dan dalam peti mel.',
    { heading: 'Hak anda, dan cara menggunakannya' },
    {
      terms: [
        { term: 'Mengakses', text: 'Mendapat salinan semua data tentang anda yang kami simpan.' },
        { term: 'Membetulkan', text: 'Meminta kesilapan dibetulkan.' },
        { term: 'Memadamkan', text: 'Meminta data itu dipadamkan, tanpa memberi sebab.' },
        {
          term: 'Menarik balik',
          text: 'Menarik balik persetujuan. Kami kemudian berhenti, dan memadamkannya.',
        },
        {
          term: 'Mengehadkan',
          text: 'Menghentikan penggunaan yang boleh merugikan atau menyusahkan anda, atau sebarang pemasaran langsung.',
        },
        {
          term: 'Memindahkan',
          text: 'Meminta data anda dihantar kepada anda atau kepada organisasi lain.',
        },
      ],
    },
    [
      'Tulis kepada ',
      mailbox,
      ` dari alamat e‑mel yang anda gunakan, dan nyatakan apa yang anda mahu. Tiada bayaran dikenakan. Kami mungkin memastikan bahawa yang menulis itu memang anda, supaya orang lain tidak mengetahui bahawa anda pernah menulis kepada kami. Kami menjawab dalam tempoh ${dataLaw.accessDays} hari; jika kami memerlukan ${dataLaw.extensionDays} hari lagi yang dibenarkan oleh undang-undang, kami memberitahu anda sebabnya.`,
    ],
    [
      'Jika jawapan kami tidak memuaskan, anda boleh membuat aduan kepada Pesuruhjaya Perlindungan Data Peribadi di ',
      { text: 'www.pdp.gov.my', href: 'https://www.pdp.gov.my' },
      '.',
    ],
    { heading: 'Tiada kuki, tiada penjejak' },
    `Laman ini tidak menggunakan kuki, tidak menyimpan apa-apa dalam pelayar anda, dan tidak mengukur sesiapa. Fon, gambar dan skrip datang dari pelayan yang sama dengan halaman, jadi tiada syarikat iklan atau analitik yang tahu anda berada di sini. ${hosting.name}, yang mengendalikan pelayan itu, melihat alamat internet anda semasa pelayan menjawab anda, dan mungkin menyimpan log teknikal yang ringkas untuk keselamatan.`,
    'Apabila anda menekan nombor talian bantuan, telefon anda yang membuat panggilan. Kami tidak mengetahuinya.',
    { heading: 'Jika berlaku masalah' },
    `Jika data peribadi hilang, atau dilihat oleh orang yang tidak sepatutnya melihatnya, kami memberitahu Pesuruhjaya dalam tempoh ${dataLaw.breachCommissionerHours} jam apabila undang-undang menghendakinya. Jika hal itu boleh mendatangkan kemudaratan yang ketara kepada anda, kami memberitahu anda tanpa berlengah, selewat-lewatnya ${dataLaw.breachPersonDays} hari selepas itu: apa yang berlaku, apa yang kami lakukan, dan apa yang boleh anda lakukan.`,
    { heading: 'Platform yang dirancang' },
    `Bahagian ini masih dirancang; tiada satu pun yang telah dibuka. Sesi dirancang untuk disulitkan dari hujung ke hujung, dengan data di pelayan di Malaysia. Data sesi dirancang untuk disimpan sehingga ${businessConstants.retentionYears} tahun, kecuali jika anda meminta data itu dipadamkan. Anda akan dapat melihat data anda, meminta data itu dipadamkan, memuat turun perbualan anda, dan memilih untuk tidak menyertai analisis data.`,
    'Sebelum sesiapa boleh mendaftar, platform itu akan mempunyai notisnya sendiri dan meminta persetujuan nyata, seperti yang dikehendaki oleh undang-undang bagi data kesihatan. Peserta percubaan penyelidikan kami menerima helaian maklumat dan borang persetujuan yang berasingan.',
    { heading: 'Perubahan kepada notis ini' },
    'Apabila teks ini berubah, versi dan tarikhnya di bahagian atas halaman turut berubah, dan perubahan itu dicatat dalam bahasa Inggeris di atas. Jika perubahan itu melibatkan apa yang telah anda hantar, kami menulis kepada anda sebelum perubahan itu berkuat kuasa.',
  ],
} satisfies LegalSection
