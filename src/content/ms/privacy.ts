import { allWork } from '../facts/claims.ts'
import { changeLog } from '#src/content/sentences/change-log.ts'
import type { privacy as english } from '#src/content/en/privacy.ts'
import {
  BRAND,
  company,
  formRetention,
  formStorage,
  storedAbroadIn,
  storedIn,
} from '#src/content/facts/company.ts'
import { dataLaw } from '#src/content/facts/law.ts'
import { businessConstants } from '#src/content/facts/terms.ts'
import type { Translated, LegalSection } from '#src/content/types.ts'
import { countries } from './countries.ts'
import { joinWords } from '../sentences/join-words.ts'
import { editions } from './editions.ts'
import { legal } from './legal.ts'
import { isOpen } from '../facts/stage.ts'

const [phone] = company.phones
const officer = company.dataProtectionOfficer
const questionsGoTo = officer
  ? `Untuk soalan dan permintaan tentang data peribadi, hubungi pegawai perlindungan data kami, ${officer}, di `
  : 'Untuk soalan dan permintaan tentang data peribadi, hubungi kami di '

const transferGrounds = {
  consent:
    'Kami dibenarkan memindahkannya kerana anda bersetuju dengannya apabila menghantar borang. Notis pada borang menyebut negara-negara itu.',
  precautions:
    'Kami dibenarkan memindahkannya kerana kami telah mengambil segala langkah berjaga-jaga yang munasabah supaya data itu diproses di sana seperti yang dikehendaki oleh PDPA.',
}
const otherLanguages: LegalSection = {
  title: 'Notis ini dalam bahasa Inggeris',
  blocks: [
    'Notis penuh dalam bahasa Melayu ini sama taraf dengan [Privacy Policy](englishPolicy) dalam bahasa Inggeris.',
  ],
}

export const privacy = {
  meta: {
    title: 'Dasar Privasi',
    description:
      'Data yang dikumpulkan melalui borang laman ini, sebabnya, tempat dan tempoh simpanannya, serta cara melihat atau memadamkannya. Tiada kuki, tiada penjejak.',
  },
  title: 'Dasar Privasi',
  ask: 'Minta melihat atau memadamkan data anda',
  lead: `${BRAND.name} ialah terapi AI dalam bahasa anda, untuk orang di Malaysia. Notis ini menerangkan data yang kami simpan apabila anda melawat laman ini atau menulis kepada kami, sebabnya, dan cara meminta data itu dipadamkan. ${isOpen ? 'Platform terapi mempunyai notis berasingan.' : 'Platform terapi akan mempunyai notis berasingan.'}`,
  kept: {
    title: 'Apa yang kami simpan, dan berapa lama',
    scale: 'Satu petak bersamaan satu bulan.',
    rows: {
      waitlist: {
        what: 'Senarai menunggu',
        time: `Paling lama ${formRetention.waitlistMonths}\u00a0bulan`,
      },
      messages: { what: 'Mesej dan permintaan', time: `${formRetention.messageMonths}\u00a0bulan` },
      address: { what: 'Alamat IP dalam bentuk kod', time: `${formStorage.addressHours}\u00a0jam` },
      cookies: { what: 'Kuki dan penjejak', time: 'Tiada' },
    },
  },
  sections: {
    'in-short': {
      title: 'Secara ringkas',
      blocks: [
        [
          'Anda boleh membaca laman ini tanpa memberitahu kami apa-apa. Tiada akaun, tiada kuki, tiada penjejak.',
          `Kami menyimpan apa yang anda hantar melalui borang kami. Selama sejam, kami juga menyimpan alamat IP anda dalam bentuk kod. ${isOpen ? 'Apa yang anda hantar kami gunakan untuk menjawab anda.' : 'Kami menggunakan apa yang anda hantar untuk menjawab anda, dan untuk memberitahu anda apabila pendaftaran dibuka.'}`,
          `Kami akan memadamkan mesej dan permintaan dalam masa ${formRetention.messageMonths}\u00a0bulan, dan senarai menunggu ${formRetention.waitlistDaysAfterAnnouncement}\u00a0hari selepas memberitahu anda bahawa pendaftaran dibuka. Jika anda meminta, data anda akan kami padamkan lebih awal.`,
          `Tulis kepada [${company.privacy}](privacyMail) untuk melihat data yang kami simpan tentang anda, atau untuk meminta data itu dibetulkan, dipindahkan atau dipadamkan.`,
          '[The full policy in English](englishPolicy)',
        ],
      ],
    },
    'who-is-responsible': {
      title: 'Siapa yang bertanggungjawab',
      blocks: [
        `${company.name} (nombor syarikat ${company.registration}) mengendalikan laman ini dengan nama ${BRAND.name}. Alamatnya ialah ${company.address.join(', ')}. Di bawah Akta Perlindungan Data Peribadi 2010 Malaysia (PDPA, Akta ${dataLaw.act}), syarikat ini ialah pengawal data.`,
        `${questionsGoTo}[${company.privacy}](privacyMail)${phone ? ` atau [${phone.text}](phone)` : ''}.`,
      ],
    },
    'what-we-collect': {
      title: 'Data yang kami kumpulkan',
      blocks: [
        [
          [
            'Senarai menunggu',
            'E-mel anda, dan nama anda jika diberikan. Bahasa halaman itu, dan versi notis ini, yang menunjukkan apa yang anda persetujui.',
          ],
          [
            'Mesej',
            'Nama, nama bapa atau nama keluarga, e-mel, subjek dan mesej. Jika diberikan: organisasi anda.',
          ],
          [
            'Permintaan pitch deck',
            'Nama, nama bapa atau nama keluarga, e-mel, organisasi, jawatan dan jenis pelabur. Jika diberikan: julat pelaburan, tumpuan, jangka masa dan mesej.',
          ],
          [
            'Dengan setiap borang',
            `Masa borang dihantar. Alamat IP anda dalam bentuk kod yang tidak menunjukkan alamat asal (keyed hash), selama ${formStorage.addressHours}\u00a0jam, untuk membantu menghalang borang daripada dibanjiri kiriman.`,
          ],
        ],
        `Semua data diperoleh daripada anda, dan anda tidak diwajibkan menghantar borang. Ruang tidak wajib boleh dibiarkan kosong. Jika ruang wajib tidak diisi, ${isOpen ? 'kami tidak dapat menjawab anda atau menghantar pitch deck.' : 'kami tidak dapat menjawab anda, menghantar pitch deck atau memberitahu anda apabila pendaftaran dibuka.'}`,
      ],
    },
    'about-your-health': {
      title: 'Tentang kesihatan anda',
      blocks: [
        'Tolong jangan sertakan butiran kesihatan anda. Undang-undang menganggapnya data peribadi sensitif dan menghendaki persetujuan nyata anda. Jika anda tetap menulisnya, dengan menghantar mesej itu, anda memberikan persetujuan supaya kami membacanya, tetapi hanya untuk menjawab anda. Anda boleh menarik balik persetujuan itu pada bila-bila masa, dan kami akan memadamkan mesej itu.',
      ],
    },
    'under-18': {
      title: `Jika anda berumur bawah ${dataLaw.adultAge}\u00a0tahun`,
      blocks: [
        `${isOpen ? 'Sila hubungi kami bersama ibu bapa atau penjaga.' : 'Sila hubungi kami atau sertai senarai menunggu bersama ibu bapa atau penjaga.'} Kami tidak memeriksa umur anda.`,
        'Anda tidak memerlukan kebenaran sesiapa untuk menelefon talian bantuan.',
      ],
    },
    'why-we-use-it': {
      title: 'Tujuan data digunakan',
      blocks: [
        [
          isOpen
            ? 'Senarai menunggu sudah ditutup. Senarai itu hanya digunakan untuk memberitahu orang di dalamnya bahawa pendaftaran dibuka, dalam bahasa halaman tempat mereka menyertainya.'
            : 'Senarai menunggu digunakan untuk memberitahu anda apabila pendaftaran dibuka, dalam bahasa halaman tempat anda menyertainya.',
          'Mesej hanya digunakan untuk menjawab anda.',
          'Permintaan pitch deck digunakan untuk menghantar pitch deck dan menjawab anda.',
          'Alamat IP berkod digunakan untuk mengira kiriman dari alamat yang sama.',
        ],
        'Kami menggunakan data itu berdasarkan persetujuan yang anda berikan dengan menghantar borang. Kami tidak menggunakan apa yang anda hantar untuk beriklan, membina profil atau melatih mana-mana AI, dan tidak akan menjualnya.',
      ],
    },
    'where-it-is-kept': {
      title: 'Tempat data disimpan, dan siapa yang melihatnya',
      blocks: [
        'Senarai menunggu disimpan dalam pangkalan data sahaja. Mesej dan permintaan pitch deck juga disimpan di situ, dan satu salinan dihantar ke peti e-mel pasukan kami. Semuanya disulitkan semasa dihantar. Pangkalan data itu hanya boleh dibaca oleh petugas yang menjawab anda.',
        `Syarikat yang mengehos laman web ini, pangkalan datanya dan e-melnya memproses data ini atas arahan kami, di ${joinWords(
          storedIn.map((country) => countries[country]),
          ', ',
          ' dan ',
        )}. PDPA mewajibkan mereka, seperti kami, menjaga keselamatan data itu.`,
        ...(storedAbroadIn.length > 0
          ? [
              `Oleh itu, apa yang anda hantar dipindahkan dari Malaysia ke ${joinWords(
                storedAbroadIn.map((country) => countries[country]),
                ', ',
                ' dan ',
              )}. Seksyen ${dataLaw.transferSection} PDPA menetapkan bila pemindahan seperti itu dibenarkan. ${transferGrounds[formStorage.transferGround]}`,
            ]
          : []),
        `Tiada pihak lain menerima data anda, kecuali jika undang-undang atau mahkamah mewajibkan kami menyerahkannya. Pelayan di Malaysia yang disebut di halaman lain ${isOpen ? 'adalah untuk platform terapi, bukan untuk borang ini.' : 'adalah untuk platform yang dirancang, bukan untuk borang ini.'}`,
      ],
    },
    'how-long': {
      title: 'Tempoh data disimpan',
      blocks: [
        [
          [
            'Senarai menunggu',
            `Sehingga ${formRetention.waitlistDaysAfterAnnouncement}\u00a0hari selepas kami memberitahu anda bahawa pendaftaran dibuka, atau sehingga anda keluar daripada senarai, tetapi paling lama ${formRetention.waitlistMonths}\u00a0bulan selepas anda menyertainya.${isOpen ? '' : ' Jika pendaftaran belum dibuka ketika itu, data anda akan kami padamkan tanpa digunakan. Anda boleh menyertai semula senarai itu.'} Jika anda keluar, alamat e-mel anda kami simpan hanya dalam bentuk kod (keyed hash) sehingga senarai itu dipadamkan, supaya tiada sesiapa dapat memasukkan anda semula.`,
          ],
          [
            'Mesej, permintaan',
            `${formRetention.messageMonths}\u00a0bulan selepas dihantar. Dalam pangkalan data, pemadaman dibuat secara automatik; dalam peti e-mel, oleh petugas kami.`,
          ],
          ['Alamat IP dalam bentuk kod', `${formStorage.addressHours}\u00a0jam.`],
          ...(formStorage.backupDays
            ? [
                [
                  'Salinan sandaran',
                  `Data yang telah dipadamkan mungkin masih ada dalam salinan sandaran sehingga ${formStorage.backupDays}\u00a0hari.`,
                ] as const,
              ]
            : []),
        ],
        'Jika anda meminta, data anda akan kami padamkan sebelum tamat tempoh, daripada pangkalan data dan peti e-mel.',
      ],
    },
    'your-rights': {
      title: 'Hak anda, dan cara menggunakannya',
      blocks: [
        [
          ['Mengakses', 'Mendapatkan salinan semua data yang kami simpan tentang anda.'],
          ['Membetulkan', 'Meminta kesilapan dibetulkan.'],
          ['Memadamkan', 'Meminta data anda dipadamkan, tanpa memberi sebab.'],
          [
            'Menarik balik',
            'Menarik balik persetujuan. Kami akan berhenti menggunakan data anda, dan memadamkannya.',
          ],
          [
            'Mengehadkan',
            'Menghentikan sebarang pemasaran langsung, atau penggunaan data yang boleh membawa kerugian atau distres kepada anda.',
          ],
          ['Memindahkan', 'Meminta data anda dihantar kepada anda atau organisasi lain.'],
        ],
        `Tulis kepada [${company.privacy}](privacyMail) dari alamat e-mel yang anda gunakan dalam borang, dan nyatakan apa yang anda mahu. Tiada bayaran dikenakan. Kami mungkin perlu memastikan dahulu bahawa yang menulis memang anda, supaya orang lain tidak tahu bahawa anda pernah menulis kepada kami. Kami akan menjawab dalam tempoh ${dataLaw.accessDays}\u00a0hari. Jika kami memerlukan ${dataLaw.extensionDays}\u00a0hari lagi yang dibenarkan oleh undang-undang, kami akan memberitahu anda sebabnya.`,
        'Jika jawapan kami tidak memuaskan hati anda, anda boleh membuat aduan kepada Pesuruhjaya Perlindungan Data Peribadi Malaysia di [www.pdp.gov.my](commissioner).',
      ],
    },
    'no-cookies': {
      title: 'Tiada kuki, tiada penjejak',
      blocks: [
        `Laman ini tidak menggunakan kuki, tidak menyimpan apa-apa dalam pelayar anda, dan tidak menjejaki atau menganalisis sesiapa. Fon, gambar dan skrip datang dari pelayan yang sama dengan halaman, jadi syarikat iklan atau analitik tidak tahu bahawa anda pernah ke sini. Untuk menghantar halaman kepada anda, syarikat yang mengehos laman ini perlu melihat alamat IP anda. Syarikat itu mungkin menyimpan log untuk tempoh singkat, atas sebab keselamatan.`,
        'Apabila anda menekan nombor talian bantuan, telefon anda sendiri yang membuat panggilan. Kami tidak dapat melihat bahawa anda menelefon.',
      ],
    },
    'if-something-goes-wrong': {
      title: 'Jika berlaku masalah',
      blocks: [
        `Jika data hilang atau dilihat oleh orang yang tidak berhak, kami akan memberitahu Pesuruhjaya Perlindungan Data Peribadi dalam tempoh ${dataLaw.breachCommissionerHours}\u00a0jam apabila undang-undang menghendakinya. Jika kejadian itu boleh memudaratkan anda, kami juga akan memberitahu anda, dalam tempoh ${dataLaw.breachPersonDays}\u00a0hari selepas memberitahu Pesuruhjaya. Kami akan menyatakan apa yang berlaku, apa yang sedang kami lakukan, dan apa yang boleh anda lakukan.`,
      ],
    },
    'the-planned-platform': {
      title: isOpen ? 'Platform terapi' : 'Platform yang dirancang',
      blocks: [
        isOpen
          ? `Notis ini adalah untuk laman web dan borangnya. ${allWork('encryption', 'servers') ? 'Di platform, apa yang anda katakan dalam sesi disulitkan' : 'Di platform, apa yang anda katakan dalam sesi akan disulitkan'} sepanjang perjalanan dari telefon anda ke pelayan kami di Malaysia. Di pelayan itu, AI membacanya untuk menjawab anda. Data sesi disimpan paling lama ${businessConstants.retentionYears}\u00a0tahun, atau dipadamkan lebih awal jika anda minta.`
          : `Notis ini adalah untuk laman web dan borangnya. Mengikut rancangan, apa yang anda katakan dalam sesi akan disulitkan sepanjang perjalanan dari telefon anda ke pelayan kami di Malaysia. Di pelayan itu, AI akan membacanya untuk menjawab anda. Mengikut rancangan juga, data sesi akan disimpan paling lama ${businessConstants.retentionYears}\u00a0tahun, atau dipadamkan lebih awal jika anda minta.`,
        'Lihat [siapa boleh membaca cerita anda](readers) dan apa yang boleh anda lakukan dengan data anda.',
        `${isOpen ? 'Platform itu mempunyai notis sendiri. Apabila anda mendaftar, kami meminta persetujuan nyata anda, seperti yang dikehendaki oleh undang-undang bagi data kesihatan.' : 'Sebelum sesiapa boleh mendaftar, kami akan menerbitkan notis khusus bagi platform itu dan meminta persetujuan nyata, seperti yang dikehendaki oleh undang-undang bagi data kesihatan.'} Peserta kajian kami menerima risalah maklumat peserta dan borang persetujuan yang berasingan.`,
      ],
    },
    changes: {
      title: 'Perubahan pada notis ini',
      blocks: [
        'Apabila kami meminda teks ini, kami akan mengubah versi dan tarikh kuat kuasanya di bahagian atas, dan mencatat pindaan itu di sini. Jika pindaan melibatkan apa yang telah anda hantar, kami akan memberitahu anda secara bertulis sebelum pindaan itu berkuat kuasa.',
        changeLog(legal.inWords, editions.privacy),
      ],
    },
    'in-other-languages': otherLanguages,
  },
} satisfies Translated<typeof english>
