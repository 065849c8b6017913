import { BRAND, company } from '../facts/company.ts'
import { dataLaw } from '../facts/law.ts'
import { businessConstants } from '../facts/terms.ts'
import { changeLog } from '../sentences/change-log.ts'
import { editions } from './editions.ts'
import { legal } from './legal.ts'
import type { terms as english } from '../en/terms.ts'
import type { Translated } from '../types.ts'
import { isOpen } from '../facts/stage.ts'

export const terms = {
  meta: {
    title: 'Terma Perkhidmatan',
    description: `Terma bagi sesiapa yang membaca laman ini atau menulis kepada ${BRAND.name} melaluinya: fungsi dan batas laman ini, siapa yang perlu dihubungi dalam krisis, dan liabiliti kami.`,
  },
  title: 'Terma Perkhidmatan',
  lead: `Halaman ini menjelaskan apa yang boleh anda harapkan daripada kami apabila anda membaca laman web ini atau menulis kepada kami, dan apa yang kami minta daripada anda. ${BRAND.name} ialah terapi AI dalam bahasa anda, untuk orang di Malaysia. Perkara terpenting disebut dahulu, dalam tiga baris. Jika ada yang kurang jelas, [tanya kami](contact).`,
  sections: {
    'in-short': {
      title: 'Secara ringkas',
      blocks: [
        [
          isOpen
            ? `${BRAND.name} tidak berdaftar sebagai peranti perubatan.`
            : `Terapi AI ${BRAND.name} tidak dijual dan tidak berdaftar sebagai peranti perubatan.`,
          'Kandungan laman ini bukan nasihat perubatan, dan laman ini bukan perkhidmatan kecemasan.',
          'Laman ini boleh dibaca secara percuma, tanpa akaun.',
        ],
      ],
    },
    'in-a-crisis': {
      title: 'Dalam krisis',
      blocks: [
        'Telefon 999 sekarang jika anda atau orang lain cedera atau dalam bahaya, atau jika anda rasa akan mencederakan diri sendiri. Jika anda perlukan seseorang untuk mendengar, telefon talian bantuan di bawah. Mesej kepada kami tidak dibaca sepanjang masa.',
      ],
    },
    'between-whom': {
      title: 'Antara anda dengan kami',
      blocks: [
        `Terma ini dibuat antara anda dengan ${company.name} (nombor syarikat ${company.registration}), yang mengendalikan laman ini dengan nama ${BRAND.name}. Alamatnya ialah ${company.address.join(', ')}.`,
        'Dengan menggunakan laman ini, anda bersetuju dengan terma ini. Jika anda tidak bersetuju, harap jangan gunakan laman ini. Anda boleh menelefon nombor bantuan di atas dalam apa jua keadaan.',
        `Jika anda berumur bawah ${dataLaw.adultAge}\u00a0tahun, sila baca terma ini bersama ibu bapa atau penjaga. Anda tidak memerlukan kebenaran sesiapa untuk menelefon talian bantuan.`,
      ],
    },
    'what-this-site-is': {
      title: 'Fungsi laman ini, dan batasnya',
      blocks: [
        isOpen
          ? 'Laman ini menerangkan terapi berasaskan AI. Apa yang belum tersedia ada tandanya. Laman ini bukan tawaran untuk merawat anda. Platform terapi kami mempunyai terma sendiri.'
          : 'Laman ini menerangkan terapi berasaskan AI yang sedang kami bina dan uji. Semua fungsi produk yang disebut di sini masih dirancang atau diuji. Laman ini bukan tawaran untuk merawat anda. Platform terapi kami akan mempunyai terma sendiri.',
        'Laman ini tidak memberikan diagnosis, rawatan atau nasihat perubatan, dan tidak menggantikan ahli terapi atau doktor. Jangan hentikan rawatan atau bertangguh mendapatkan bantuan kerana apa yang anda baca di sini.',
      ],
    },
    'using-the-site': {
      title: 'Menggunakan laman ini',
      blocks: [
        'Laman ini boleh dibaca, dicetak, dipetik dan dipautkan. Harap jangan:',
        [
          'menghantar butiran orang lain kepada kami tanpa persetujuan mereka;',
          'menghantar apa-apa yang menyalahi undang-undang, mengancam atau palsu;',
          'cuba menceroboh, membebani atau mengganggu laman ini atau borangnya;',
          'mengaku tulisan atau lukisan kami sebagai milik sendiri, atau memberi gambaran bahawa kami menyokong anda.',
        ],
      ],
    },
    'what-you-send-us': {
      title: 'Apa yang anda hantar kepada kami',
      blocks: [
        `Apa yang anda tulis tetap milik anda. Dengan menghantarnya, anda membenarkan kami membaca, menyimpan dan menjawabnya. Kami berjanji akan menghantar pitch deck dalam masa ${businessConstants.pitchDeckHours}\u00a0jam. Tempoh lain di laman ini ialah tempoh yang kami usahakan, bukan jaminan.${isOpen ? '' : ' Menyertai senarai menunggu tidak menjamin akses kepada platform ini.'}`,
        'Cara kami mengendalikan data peribadi diterangkan dalam [Dasar Privasi](privacy).',
      ],
    },
    'figures-and-plans': {
      title: 'Angka, rancangan dan pelabur',
      blocks: [
        '“Angka dan sumber” di halaman penyelidikan kami memberikan sumber bagi setiap angka yang diterbitkan; saiz pasaran ialah anggaran. Rancangan kami boleh berubah, dan penyelidikan kami mungkin tidak berakhir seperti yang kami harapkan.',
        'Laman ini tidak menawarkan sekuriti, tidak mempelawa sesiapa melanggan sekuriti, dan tidak memberikan nasihat kewangan. Model kerjasama hanya diterangkan, bukan ditawarkan. Kerjasama bermula dengan perjanjian yang ditandatangani.',
      ],
    },
    'our-work-and-others': {
      title: 'Karya kami, dan karya orang lain',
      blocks: [
        'Teks, lukisan dan nama di laman ini milik kami, atau milik pihak yang melesenkannya kepada kami. Talian bantuan dan laman yang kami pautkan dikendalikan oleh pihak lain. Nombor dan waktunya boleh berubah, dan kami tidak bertanggungjawab atas tindakan pihak itu.',
      ],
    },
    liability: {
      title: 'Liabiliti kami',
      blocks: [
        'Kami berusaha supaya laman ini tepat dan dapat dicapai. Laman ini percuma dan disediakan sebagaimana adanya. Mungkin ada kesilapan, dan ada kalanya laman tidak dapat dicapai.',
        `Jika kami menanggung liabiliti terhadap anda, bayaran kami tidak akan melebihi jumlah yang anda bayar kepada kami dalam tempoh ${businessConstants.liabilityMonths}\u00a0bulan sebelum tuntutan anda. Had ini tidak terpakai apabila undang-undang melarangnya, misalnya bagi kematian atau kecederaan akibat kecuaian, bagi penipuan (fraud), atau bagi hak anda di bawah Akta Perlindungan Pengguna 1999.`,
      ],
    },
    'law-and-disputes': {
      title: 'Undang-undang dan pertikaian',
      blocks: [
        'Terma ini tertakluk kepada undang-undang Malaysia, dan mahkamah Malaysia yang memutuskan pertikaian. Sila tulis kepada kami dahulu, supaya kita dapat cuba menyelesaikannya bersama-sama. Jika satu bahagian terma ini tidak sah, bahagian yang lain tetap sah. Teks bahasa Inggeris dan bahasa Melayu sama taraf; teks bahasa Cina dan Tamil ialah terjemahan.',
      ],
    },
    'changes-and-contact': {
      title: 'Perubahan, dan cara menghubungi kami',
      blocks: [
        `Apabila kami meminda teks ini, kami akan mengubah versi dan tarikh kuat kuasanya di bahagian atas, dan mencatat pindaan itu di bawah. Ada soalan? Tulis kepada [${company.support}](supportMail).`,
        changeLog(legal.inWords, editions.terms),
      ],
    },
  },
} satisfies Translated<typeof english>
