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
  survey2023: `Tinjauan Kebangsaan Kesihatan dan Morbiditi (NHMS) ${survey2023.year}, Institut Kesihatan Umum (Mei ${depression2023.published})`,
  ratio2016: `Akhbar New Straits Times, September ${ratio2016.year}`,
  counts2024: `${figureTexts.psychiatrists} ialah angka bulat; kiraan yang diterbitkan: ${publishedTexts.olderCount} (Julai ${olderCount.year}) dan ${publishedTexts.newestCount} (${minister})`,
  population2023: `Jabatan Perangkaan Malaysia, anggaran penduduk ${population2023.year}`,
  fees2016: `Persatuan Psikologi Klinikal Malaysia, panduan yuran profesional, ${fees2016.year}`,
  fees2019: `The Star, 3 Disember ${fees2019.year}`,
  estimate: 'Anggaran kami sendiri, belum disahkan pihak lain',
} satisfies Translated<typeof englishNames>

/** These are our exact words around each figure, which stands in them as written. */
export const figureWordings = {
  adultDistress: `${figureTexts.adultDistress} orang dewasa menghadapi masalah kesihatan mental`,
  peopleAffected: `${figureTexts.peopleAffected} rakyat Malaysia menghadapi masalah kesihatan mental`,
  psychiatristRatio: `Nisbah pakar psikiatri kepada pesakit ialah ${figureTexts.psychiatristRatio}`,
  psychiatrists: `Hanya ${figureTexts.psychiatrists} pakar psikiatri`,
  population: `Lebih ${figureTexts.population} orang`,
  sessionCost: `Kos satu sesi terapi ialah ${figureTexts.sessionCost}`,
  privateSession: `${figureTexts.privateSession} atau lebih untuk satu sesi terapi swasta`,
  market: `Peluang pasaran ${figureTexts.market}`,
} satisfies Translated<typeof englishWordings>

/** For every row of the fact sheet: what nobody should read into it, what has been published since, and a line to cite. */
export const figureNotes = {
  screening: {
    doesNotMean: `Angka ini bukan diagnosis, tetapi peratusan orang berumur ${screened2015.ages} tahun ke atas yang menunjukkan tanda tekanan emosi dalam soal selidik GHQ-12.`,
    newer: `Tinjauan ${survey2023.year} mendapati kira-kira ${publishedTexts.depressionPeople} orang dewasa (${publishedTexts.depression2023}) mengalami kemurungan.`,
    cite: `${figureTexts.adultDistress} orang berumur ${screened2015.ages} tahun ke atas (${publishedTexts.screened2015}) positif dalam saringan tekanan emosi`,
  },
  psychiatrists: {
    doesNotMean: `Nisbah ini mengira seluruh penduduk, bukan pesakit seperti yang ditulis oleh sebuah akhbar pada ${ratio2016.year}. Jika ${publishedTexts.firstCount} pakar psikiatri masing-masing ada 100,000 pesakit, jumlah pesakit akan melebihi penduduk Malaysia. ${figureTexts.psychiatrists} ialah angka bulat. Kedua-dua angka ini tidak termasuk ahli psikologi dan kaunselor.`,
    newer: `Pada November ${newestCount.year}, ada ${publishedTexts.newestCount} pakar psikiatri, kira-kira seorang bagi ${publishedTexts.perNewestCount} orang. Jika hanya satu angka disiarkan, siarkan ${publishedTexts.newestCount}.`,
    cite: `${publishedTexts.newestCount} pakar psikiatri berdaftar pada November ${newestCount.year}`,
  },
  population: {
    doesNotMean: 'Angka ini termasuk kanak-kanak dan warga asing.',
    cite: `Lebih ${figureTexts.population} orang`,
  },
  fees: {
    doesNotMean: `Angka ini bukan hasil tinjauan. Panduan yuran swasta tahun ${fees2016.year} menyebut ${publishedTexts.hourlyFeeFrom} hingga ${publishedTexts.hourlyFeeTo} sejam.`,
    cite: `Purata ${publishedTexts.averageFeeFrom} hingga ${publishedTexts.averageFeeTo} sejam`,
  },
  market: {
    doesNotMean: 'Angka ini bukan pendapatan kami.',
    cite: `Pasaran ${figureTexts.market}, anggaran ${BRAND.name}, belum disahkan oleh pihak bebas`,
  },
} satisfies Translated<typeof englishNotes>
