export const pocketCardWords = {
  title: 'Kad poket',
  text: 'The numbers in four languages, on a card for your wallet. Print this sheet in black, cut along the woven edges, fold on the dashed lines. If no print window opens, use your browser’s print command: only the card comes out.',
  print: 'Print the card',
  unread: 'Its Malay, Mandarin and Tamil still wait for native readers.',
} as const
