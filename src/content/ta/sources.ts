import { company } from '../facts/company.ts'
import { otherValues, sources } from '../facts/statistics.ts'
import { owner } from '../owner.ts'
import { statisticTexts, otherValueTexts } from './statistics.ts'
import type {
  statisticNotes as englishNotes,
  statisticWordings as englishWordings,
  sourceNames as englishNames,
} from '../en/sources.ts'
import type { Translated } from '../types.ts'

const {
  survey2015,
  survey2023,
  ratio2016,
  population2023,
  fees2016,
  fees2019,
  kosmo2026,
  stat2025,
  stat2026,
} = sources
const { depression2023, newestCount, olderCount, screened2015 } = otherValues

const minister = `மலேசியச் சுகாதார அமைச்சர், 7 நவம்பர் ${newestCount.year}`

/** Who published each source, and where. */
export const sourceNames = {
  survey2015: `தேசியச் சுகாதார, நோய்நிலை ஆய்வு (NHMS) ${survey2015.year}, பொதுச் சுகாதார ஆய்வுக் கழகம், மலேசியா`,
  survey2023: `NHMS ${survey2023.year}, அதே கழகம் (மே ${depression2023.published})`,
  ratio2016: `New Straits Times, செப்டம்பர் ${ratio2016.year}`,
  counts2024: `மனநல மருத்துவர்களின் வெளியான எண்ணிக்கைகள்: ${otherValueTexts.newestCount} (${minister}), ${otherValueTexts.olderCount} (ஜூலை ${olderCount.year})`,
  population2023: `மலேசியப் புள்ளிவிவரத் துறை, ${population2023.year}ஆம் ஆண்டு மக்கள்தொகை மதிப்பீடு`,
  fees2016: `மலேசிய மருத்துவ உளவியல் சங்கம், தொழில்முறைக் கட்டண வழிகாட்டி, ${fees2016.year}`,
  fees2019: `The Star, 3 டிசம்பர் ${fees2019.year}`,
  kosmo2026: `சுகாதார அமைச்சர், Kosmo நாளிதழில், 6 ஜனவரி ${kosmo2026.year}`,
  stat2025: `STAT, Woebot பற்றி, 3 ஜூலை ${stat2025.year}`,
  stat2026: `STAT, Ash பற்றி, ஜனவரி ${stat2026.year}`,
} satisfies Translated<typeof englishNames>

/** These are our exact words around each figure, which stands in them as written. */
export const statisticWordings = {
  adultDistress: `${statisticTexts.adultDistress} பெரியவர்கள் மனநலப் பிரச்சினைகளால் சிரமப்படுகிறார்கள்`,
  peopleAffected: `${statisticTexts.peopleAffected} மலேசியர்களுக்கு மனநலப் பிரச்சினைகள் உள்ளன`,
  psychiatristRatio: `மனநல மருத்துவர்–நோயாளி விகிதம் ${statisticTexts.psychiatristRatio}`,
  psychiatrists: `${statisticTexts.psychiatrists} மனநல மருத்துவர்கள் மட்டுமே`,
  population: `${statisticTexts.population} பேருக்கு மேல்`,
  sessionCost: `ஓர் உளவியல் சிகிச்சை அமர்வின் கட்டணம் ${statisticTexts.sessionCost}`,
  privateSession: `${statisticTexts.privateSession} அல்லது அதற்கும் மேல், தனியார் சிகிச்சையாளரிடம் ஓர் அமர்வுக்கு`,
  calls2025: `${otherValues.newestCalls.year}இல் Talian HEAL எண்ணுக்கு ${statisticTexts.calls2025} அழைப்புகள்`,
  market: `மதிப்பிட்ட சந்தை வாய்ப்பு ${statisticTexts.market}`,
} satisfies Translated<typeof englishWordings>

/** What the figures of each row are, with newer counts and ranges, and what they are not. */
export const statisticNotes = {
  screening: {
    is: `${screened2015.ages}\u00a0வயதும் அதற்கு மேலும் உள்ளவர்களில், GHQ-12 வினாப்பட்டியலில் மன உளைச்சல் தென்பட்டவர்கள்: ${otherValueTexts.screened2015}. ${survey2023.year}இல் பெரியவர்களில் ${otherValueTexts.depression2023} பேருக்கு, ஏறக்குறைய ${otherValueTexts.depressionPeople} பேருக்கு, மனச்சோர்வு இருந்தது.`,
    isNot: 'நோயறிதல்.',
  },
  ratio: {
    is: `மொத்த மக்கள்தொகைக்கு எத்தனை மனநல மருத்துவர்கள், ${ratio2016.year}இல் வெளியானபடி. ${newestCount.year}இல்: ஏறக்குறைய ${otherValueTexts.perNewestCount} பேருக்கு ஒருவர்.`,
    isNot: 'நோயாளிகளின் எண்ணிக்கை.',
  },
  psychiatrists: {
    is: `இரண்டு எண்ணிக்கைகளுக்கு நடுவில் வரும் தோராயமான எண்: ஜூலை ${olderCount.year}இல் ${otherValueTexts.olderCount}, நவம்பர் ${newestCount.year}இல் ${otherValueTexts.newestCount}.`,
    isNot: 'எல்லா நிபுணர்களின் எண்ணிக்கை: உளவியல் நிபுணர்களும் ஆலோசகர்களும் இதில் இல்லை.',
  },
  population: {
    is: 'மலேசியாவில் வாழும் அனைவரும்; சிறுவர்களும் குடிமக்கள் அல்லாதோரும் அடக்கம்.',
    isNot: 'குடிமக்களின் எண்ணிக்கை.',
  },
  fees: {
    is: `தனியார் கட்டணம்: ${fees2019.year}இல் ஒரு மணி நேரத்துக்குச் சராசரியாக ${otherValueTexts.averageFeeFrom} முதல் ${otherValueTexts.averageFeeTo} வரை; ${fees2016.year} வழிகாட்டியில் ${otherValueTexts.hourlyFeeFrom} முதல் ${otherValueTexts.hourlyFeeTo} வரை.`,
    isNot: 'விலைக் கணக்கெடுப்பு.',
  },
  calls: {
    is: `சுகாதார அமைச்சின் உதவி எண்ணுக்கு வந்த அழைப்புகள்; ${otherValues.firstCalls.year}இல் ${statisticTexts.calls2023}.`,
    isNot: 'அழைத்தவர்களின் எண்ணிக்கை.',
  },
  market: {
    is: owner.marketSource
      ? `மதிப்பீடு: ${owner.marketSource}.`
      : `எங்கள் சொந்த மதிப்பீடு. எப்படிக் கணக்கிட்டோம் என்று [${company.investors}](investorsMail) முகவரிக்கு எழுதிக் கேட்கலாம்.`,
    isNot: 'எங்கள் வருமானம்.',
  },
} satisfies Translated<typeof englishNotes>
