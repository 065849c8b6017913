import type { pocketCardWords as english } from '../en/pocket-card.ts'
import type { Translated } from '../types.ts'

export const pocketCardWords = {
  title: 'இந்த எண்கள் உள்ள அட்டையை அச்சிட',
  text: 'உங்கள் பணப்பைக்கு, நான்கு மொழிகளில் ஓர் அட்டை. கறுப்பு மையில் அச்சிடுங்கள். வேலைப்பாடு உள்ள ஓரத்தில் வெட்டுங்கள். புள்ளிக்கோடுகளில் மடக்குங்கள். அச்சிடும் சாளரம் திறக்காவிட்டால், உலாவியின் அச்சிடும் கட்டளையைப் பயன்படுத்துங்கள். அட்டை மட்டுமே அச்சாகும்.',
  print: 'அட்டையை அச்சிட',
} satisfies Translated<typeof english>
