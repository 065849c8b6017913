export const pocketCardWords = {
  title: 'Print a card with the numbers',
  text: 'The wallet card is in four languages. Print it in black, cut along the woven edges and fold on the dashed lines. If no print window opens, use your browser’s print command, which prints only the card.',
  print: 'Print the card',
} as const
