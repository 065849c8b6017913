export const pocketCardWords = {
  title: 'Print a card with the numbers',
  text: 'Four languages on a card for your wallet. Print it in black, cut along the woven edges, fold on the dashed lines. If no print window opens, use your browser’s print command: only the card comes out.',
  print: 'Print the card',
} as const
