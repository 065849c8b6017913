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
  adultDistress: 'orang dewasa bergelut dengan masalah kesihatan mental',
  peopleAffected: 'rakyat Malaysia hidup dengan masalah kesihatan mental',
  psychiatristRatio: 'ialah nisbah pakar psikiatri kepada pesakit',
  psychiatrists: 'pakar psikiatri; kami menyebut “hanya”',
  population: 'orang; kami menyebut “lebih”',
  sessionCost: 'ialah kos satu sesi terapi',
  privateSession: 'atau lebih bagi satu sesi swasta',
  market: 'peluang pasaran',
} satisfies Translated<typeof englishWordings>

/** For every row of the fact sheet: what nobody should read into it, what has been published since, and a line to cite. */
export const figureNotes = {
  screening: {
    doesNotMean: `Bukan diagnosis. Ini peratusan orang berumur ${screened2015.ages} tahun ke atas yang jawapannya dalam soal selidik (GHQ-12) menunjukkan tanda tekanan emosi.`,
    newer: `Kemurungan pada ${publishedTexts.depression2023} orang dewasa, kira-kira ${publishedTexts.depressionPeople} orang (${survey2023.year}).`,
    cite: `${figureTexts.adultDistress} orang berumur ${screened2015.ages} tahun ke atas (${publishedTexts.screened2015}) didapati positif dalam saringan tekanan emosi`,
  },
  psychiatrists: {
    doesNotMean: `Bukan bilangan pesakit, walaupun sebuah akhbar menulis begitu pada tahun ${ratio2016.year}: jika ${publishedTexts.firstCount} pakar psikiatri masing-masing ada 100,000 pesakit, jumlahnya melebihi penduduk Malaysia. ${figureTexts.psychiatrists} ialah angka bulat. Ahli psikologi dan kaunselor tidak dikira.`,
    newer: `${publishedTexts.newestCount} pakar psikiatri pada November ${newestCount.year}, kira-kira seorang bagi ${publishedTexts.perNewestCount} orang. Jika anda hanya dapat menyiarkan satu angka, pilihlah angka ini.`,
    cite: `${publishedTexts.newestCount} pakar psikiatri berdaftar pada November ${newestCount.year}`,
  },
  population: {
    doesNotMean: 'Bukan orang dewasa sahaja, dan bukan warganegara sahaja.',
    cite: `Lebih ${figureTexts.population} orang`,
  },
  fees: {
    doesNotMean: `Bukan tinjauan. Panduan yuran swasta menyebut ${publishedTexts.hourlyFeeFrom} hingga ${publishedTexts.hourlyFeeTo} sejam pada tahun ${fees2016.year}.`,
    cite: `Purata ${publishedTexts.averageFeeFrom} hingga ${publishedTexts.averageFeeTo} sejam`,
  },
  market: {
    doesNotMean: 'Bukan pendapatan kami. Belum disemak oleh pihak lain.',
    cite: `Pasaran ${figureTexts.market}, anggaran ${BRAND.name}`,
  },
} satisfies Translated<typeof englishNotes>
