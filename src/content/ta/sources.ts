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
const { hourlyFeeFrom, hourlyFeeTo } = publishedTexts

const minister = `மலேசியச் சுகாதார அமைச்சர், 7 நவம்பர் ${newestCount.year}`

/** Who published each source, and where. */
export const sourceNames = {
  survey2015: `தேசியச் சுகாதார, நோய்நிலை ஆய்வு (NHMS) ${survey2015.year}, பொதுச் சுகாதார ஆய்வுக் கழகம், மலேசியா`,
  survey2023: `NHMS ${survey2023.year}, அதே கழகம் (மே ${depression2023.published})`,
  ratio2016: `New Straits Times, செப்டம்பர் ${ratio2016.year}`,
  counts2024: `${figureTexts.psychiatrists} என்பது தோராயமான எண். வெளியான எண்கள்: ${publishedTexts.olderCount} (ஜூலை ${olderCount.year}), ${publishedTexts.newestCount} (${minister})`,
  population2023: `மலேசியப் புள்ளிவிவரத் துறை, ${population2023.year}ஆம் ஆண்டு மக்கள்தொகை மதிப்பீடு`,
  fees2016: `மலேசிய மருத்துவ உளவியல் சங்கம், தொழில்முறைக் கட்டண வழிகாட்டி, ${fees2016.year}`,
  fees2019: `The Star, 3 டிசம்பர் ${fees2019.year}`,
  estimate: 'எங்கள் சொந்த மதிப்பீடு; வேறு யாரும் சரிபார்க்கவில்லை',
} satisfies Translated<typeof englishNames>

/** These are our exact words around each figure, which stands in them as written. */
export const figureWordings = {
  adultDistress: `${figureTexts.adultDistress} பெரியவர்கள் மனநலப் பிரச்சினைகளால் சிரமப்படுகிறார்கள்`,
  peopleAffected: `${figureTexts.peopleAffected} மலேசியர்களுக்கு மனநலப் பிரச்சினைகள் உள்ளன`,
  psychiatristRatio: `மனநல மருத்துவர்–நோயாளி விகிதம் ${figureTexts.psychiatristRatio}`,
  psychiatrists: `${figureTexts.psychiatrists} மனநல மருத்துவர்கள் மட்டுமே`,
  population: `${figureTexts.population} பேருக்கு மேல்`,
  sessionCost: `ஓர் உளவியல் சிகிச்சை அமர்வின் கட்டணம் ${figureTexts.sessionCost}`,
  privateSession: `${figureTexts.privateSession} அல்லது அதற்கும் மேல், தனியார் சிகிச்சையாளரிடம் ஓர் அமர்வுக்கு`,
  market: `${figureTexts.market} சந்தை வாய்ப்பு`,
} satisfies Translated<typeof englishWordings>

/** For every row of the fact sheet: what nobody should read into it, what has been published since, and a line to cite. */
export const figureNotes = {
  screening: {
    doesNotMean: `இது நோயறிதல் அல்ல. ${screened2015.ages} வயதும் அதற்கு மேலும் உள்ளவர்களில், GHQ-12 வினாப்பட்டியலில் மன உளைச்சல் தென்பட்டவர்களின் விழுக்காடு.`,
    newer: `${survey2023.year} ஆய்வின்படி, பெரியவர்களில் ${publishedTexts.depression2023} பேருக்கு (ஏறத்தாழ ${publishedTexts.depressionPeople}) மனச்சோர்வு இருந்தது.`,
    cite: `முதற்கட்டப் பரிசோதனையில் மன உளைச்சல் தென்பட்டவர்கள்: ${screened2015.ages} வயதும் அதற்கு மேலும் உள்ளவர்களில் ${figureTexts.adultDistress} (${publishedTexts.screened2015})`,
  },
  psychiatrists: {
    doesNotMean: `இது மொத்த மக்கள்தொகையை வைத்துக் கணக்கிட்ட விகிதம். ${ratio2016.year}இல் ஒரு நாளிதழ் “நோயாளிகள்” என்று எழுதியது. ஆனால் ${publishedTexts.firstCount} மருத்துவர்களுக்குத் தலா 100,000 நோயாளிகள் என்றால், நோயாளிகளின் எண்ணிக்கை மலேசிய மக்கள்தொகையையே மிஞ்சும். ${figureTexts.psychiatrists} என்பது தோராயம். இந்த எண்களில் உளவியல் நிபுணர்களும் ஆலோசகர்களும் இல்லை.`,
    newer: `${newestCount.year} நவம்பரில் ${publishedTexts.newestCount} மனநல மருத்துவர்கள், ஏறத்தாழ ${publishedTexts.perNewestCount} பேருக்கு ஒருவர். ஓர் எண் போதும் என்றால், ${publishedTexts.newestCount} என்பதை வெளியிடுங்கள்.`,
    cite: `${newestCount.year} நவம்பரில் பதிவு பெற்றிருந்த மனநல மருத்துவர்கள்: ${publishedTexts.newestCount} பேர்`,
  },
  population: {
    doesNotMean: 'இதில் சிறுவர்களும் குடிமக்கள் அல்லாதோரும் அடக்கம்.',
    cite: `${figureTexts.population} பேருக்கு மேல்`,
  },
  fees: {
    doesNotMean: `இது கணக்கெடுப்பு அல்ல. ${fees2016.year}ஆம் ஆண்டு தனியார் கட்டண வழிகாட்டியில் ஒரு மணி நேரத்துக்கு ${hourlyFeeFrom} முதல் ${hourlyFeeTo} வரை உள்ளது.`,
    cite: `ஒரு மணி நேரத்துக்குச் சராசரியாக ${publishedTexts.averageFeeFrom} முதல் ${publishedTexts.averageFeeTo} வரை`,
  },
  market: {
    doesNotMean: 'இது எங்கள் வருமானம் அல்ல.',
    cite: `${figureTexts.market} சந்தை, ${BRAND.name} மதிப்பீடு; வேறு யாரும் சரிபார்க்கவில்லை`,
  },
} satisfies Translated<typeof englishNotes>
