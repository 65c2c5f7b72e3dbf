/** What each advance does, a sentence each. */
export const ADVANCE_TEXTS: Readonly<Record<string, readonly string[]>> = {
  farming: ['Your cities collect Food from Grassland and Wood from Forest.'],
  storage: ['You may have up to 7 Food instead of 2.'],
  irrigation: [
    'Your cities collect Food from Barren hexes, which stay Barren in all other respects.',
    'You ignore Famine events.',
  ],
  husbandry: [
    'Once per turn, one Land hex that you collect from may be 2 hexes away from the city; two of them if you have Roads.',
  ],
  mining: ['Your cities collect Ore from Mountains.'],
  engineering: [
    'When you gain it, draw the top wonder card.',
    'As an action, you may build a wonder from your hand in a Happy city.',
  ],
  sanitation: [
    'In each Recruit action, you may pay for one Settler with 1 Mood token.',
    'You ignore Pestilence, Epidemics and Pandemics.',
  ],
  roads: [
    'Pay 1 Food and 1 Ore for a group of Land units that starts or ends its move in one of your cities: it may move up to 2 Land hexes and pays no heed to Forest and Mountain.',
  ],
  fishing: ['Each city may collect Food from one adjacent Sea hex.'],
  navigation: ['Ships may sail round the edge of the map to the next Sea hex and the waters behind it.'],
  'war-ships': [
    'Cancel 1 hit in the first combat round of every naval battle, and of a land battle in which you attack straight from Ships.',
  ],
  cartography: [
    'After a Move action in which a Ship has moved, gain 1 Idea; if Navigation was used, also 1 Culture token.',
  ],
  writing: ['When you gain it, draw an action card and an objective card.'],
  'public-education': ['Once per turn, collecting in a city with an Academy brings you 1 Idea.'],
  'free-education': [
    'When you have paid at least 1 Idea or 1 Gold for an advance, you may pay 1 more Idea to gain 1 Mood token.',
  ],
  philosophy: ['When you gain it, gain 1 Idea.', 'Gain 1 Idea for each Science advance that you gain later.'],
  tactics: ['Your army units may move.', 'You may use the battle halves of action cards.'],
  siegecraft: [
    'When you attack a city with a Fortress, you may pay 2 Wood to silence its extra die, and 2 Ore so that it cancels no hit.',
  ],
  'steel-weapons': [
    'Just before a land battle, you may pay 1 Ore: +2 to your combat value in each round, or +1 if the enemy has Steel Weapons, too.',
  ],
  draft: ['In each Recruit action, you may pay for one Infantry with 1 Mood token.'],
  myths: ['When an event would lower the mood of one of your cities, you may pay 1 Mood token to prevent it.'],
  rituals: ['When you increase happiness, any resource may stand in for a Mood token.'],
  priesthood: ['Once per turn, a Science advance costs you no resources.'],
  'state-religion': ['Once per turn, a Temple costs you no Food.'],
  bartering: ['Once per turn, as a free action, you may discard an action card for 1 Gold or 1 Culture token.'],
  'trade-routes': [
    'At the start of your turn, gain 1 Food for each trade route, up to 4: one of your Settlers or Ships within 2 hexes of a city of another player that is not Angry.',
  ],
  taxes: [
    'Once per turn, as an action, you may pay 1 Mood token to gain as many Food, Wood and Ore, in any mix, as you have cities.',
  ],
  currency: ['Trade Routes and Taxes may bring you Gold instead of their resources.'],
  arts: ['Once per turn, as a free action, you may pay 1 Culture token to influence culture.'],
  sports: ['As an action, you may pay 1 or 2 Culture tokens to raise the mood of one city by as many steps.'],
  monuments: ['When you gain it, draw the top wonder card.', 'Enemies cannot influence your cities that have wonders.'],
  theaters: ['Once per turn, as a free action, you may swap 1 Culture token for 1 Mood token, or the other way round.'],
  math: ['Engineering and Roads cost you no resources.'],
  astronomy: ['Navigation and Cartography cost you no resources.'],
  medicine: ['After each Recruit action, take back 1 of the resources that you paid.'],
  metallurgy: [
    'When you collect at least 2 Ore, you may turn 1 of them into 1 Gold.',
    'Steel Weapons cost you nothing against enemies without Steel Weapons.',
  ],
  voting: ['As a free action, you may pay 1 Mood token to increase happiness.'],
  'separation-of-power': ['Enemies may not boost range or roll against your Happy cities.'],
  'civil-liberties': ['As an action, gain 3 Mood tokens.', 'Draft costs you 2 Mood tokens instead of 1.'],
  'free-economy': [
    'As a free action, you may pay 1 Mood token to collect in a city; it must be your only Collect action of the turn.',
  ],
  nationalism: ['After a Recruit action with at least one army unit or Ship, gain 1 Mood token or 1 Culture token.'],
  totalitarianism: ['Enemies may not boost range or roll against your cities with army units of yours.'],
  'absolute-power': ['Once per turn, as a free action, you may pay 2 Mood tokens for one more action.'],
  'forced-labor': [
    'Once per turn, as a free action, you may pay 1 Mood token: this turn your Angry cities collect, recruit and build as Neutral ones.',
  ],
  dogma: [
    'Whenever you build a Temple, you may gain an advance of Theocracy for free.',
    'You may have no more than 2 Ideas.',
  ],
  devotion: ['Enemies may not boost range or roll against your cities with Temples.'],
  conversion: ['+1 to your influence rolls.', 'Gain 1 Culture token for each success.'],
  fanaticism: [
    'In a battle in a city with a Temple, +2 to the combat value of your first roll.',
    'If you lose it, place 1 Infantry for free in one of your cities.',
  ],
};
