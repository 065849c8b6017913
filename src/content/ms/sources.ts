import { BRAND, published, sources } from '../facts.ts'
import { figureTexts, publishedTexts } from './figures.ts'
import type {
  figureNotes as englishNotes,
  figureWordings as englishWordings,
  sourceNames as englishNames,
} from '../en/sources.ts'
import type { Translated } from '../types.ts'

const { survey2015, survey2023, ratio2016, population2023, fees2016, fees2019 } = sources
const { depression2023, newestCount, olderCount, screened2015 } = published

const minister = `Menteri Kesihatan Malaysia, 7 November ${newestCount.year}`

/** Who published each source, and where. */
export const sourceNames = {
  survey2015: `Tinjauan Kebangsaan Kesihatan dan Morbiditi (NHMS) ${survey2015.year}, Institut Kesihatan Umum, Malaysia`,
  survey2023: `Tinjauan Kebangsaan Kesihatan dan Morbiditi (NHMS) ${survey2023.year}, Institut Kesihatan Umum, Malaysia (diterbitkan pada Mei ${depression2023.published})`,
  ratio2016: `Akhbar New Straits Times, September ${ratio2016.year}`,
  counts2024: `Dibulatkan; kiraan yang diterbitkan ialah ${publishedTexts.olderCount} (Julai ${olderCount.year}) dan ${publishedTexts.newestCount} (${minister})`,
  population2023: `Jabatan Perangkaan Malaysia, anggaran penduduk bagi tahun ${population2023.year}`,
  fees2016: `Persatuan Psikologi Klinikal Malaysia, panduan yuran profesional, ${fees2016.year}`,
  fees2019: `The Star, 3 Disember ${fees2019.year}`,
  estimate: 'Anggaran kami sendiri',
} satisfies Translated<typeof englishNames>

/** Our exact words for each figure: they go on where the figure ends. */
export const figureWordings = {
  adultDistress: 'orang dewasa menghadapi masalah kesihatan mental',
  peopleAffected: 'rakyat Malaysia hidup dengan masalah kesihatan mental',
  psychiatristRatio: 'ialah nisbah pakar psikiatri kepada pesakit',
  psychiatrists: 'pakar psikiatri; kami menyebut “hanya”',
  population: 'orang; kami menyebut “lebih”',
  sessionCost: 'ialah kos satu sesi terapi',
  privateSession: 'atau lebih untuk satu sesi terapi swasta',
  market: 'peluang pasaran',
} satisfies Translated<typeof englishWordings>

/** For every row of the fact sheet: what nobody should read into it, what has been published since, and a line to cite. */
export const figureNotes = {
  screening: {
    doesNotMean: `Angka ini bukan diagnosis, tetapi peratusan orang berumur ${screened2015.ages} tahun ke atas yang jawapannya dalam soal selidik (GHQ-12) menunjukkan tanda tekanan emosi.`,
    newer: `Pada tahun ${survey2023.year}, ${publishedTexts.depression2023} orang dewasa mengalami kemurungan, kira-kira ${publishedTexts.depressionPeople} orang.`,
    cite: `${figureTexts.adultDistress} orang berumur ${screened2015.ages} tahun ke atas (${publishedTexts.screened2015}) didapati positif dalam saringan tekanan emosi`,
  },
  psychiatrists: {
    doesNotMean: `Angka ini bukan bilangan pesakit, walaupun sebuah akhbar menulis begitu pada tahun ${ratio2016.year}: ${publishedTexts.firstCount} pakar psikiatri dengan 100,000 pesakit seorang bermakna pesakit lebih ramai daripada penduduk Malaysia. ${figureTexts.psychiatrists} ialah angka bulat. Ahli psikologi dan kaunselor tidak dikira dalam kedua-duanya.`,
    newer: `Pada November ${newestCount.year}, ada ${publishedTexts.newestCount} pakar psikiatri, kira-kira seorang bagi ${publishedTexts.perNewestCount} orang. Jika anda menyiarkan satu angka sahaja, siarkan yang ini.`,
    cite: `${publishedTexts.newestCount} pakar psikiatri berdaftar pada November ${newestCount.year}`,
  },
  population: {
    doesNotMean: 'Angka ini tidak terhad kepada orang dewasa, atau kepada warganegara.',
    cite: `Lebih ${figureTexts.population} orang`,
  },
  fees: {
    doesNotMean: `Angka ini bukan hasil tinjauan. Panduan yuran swasta menyebut ${publishedTexts.hourlyFeeFrom} hingga ${publishedTexts.hourlyFeeTo} sejam pada tahun ${fees2016.year}.`,
    cite: `Purata ${publishedTexts.averageFeeFrom} hingga ${publishedTexts.averageFeeTo} sejam`,
  },
  market: {
    doesNotMean: 'Angka ini bukan pendapatan kami, dan belum disemak oleh pihak lain.',
    cite: `Pasaran ${figureTexts.market}, anggaran ${BRAND.name}`,
  },
} satisfies Translated<typeof englishNotes>
