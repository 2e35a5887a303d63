import type { CarcassonneRules } from './contract.ts';

export const en: CarcassonneRules = {
  sections: {
    aim: {
      title: 'Goal and setup',
      text: [
        'Tile by tile, you all build one landscape of cities, roads, fields, and cloisters, and claim parts of it with your followers. The most points at the end wins.',
        '- 2–5 players. Seats follow join order; who goes first is drawn at random.',
        '- Everyone starts with 7 followers and 0 points.',
        '- There are 72 tiles. One of them, the start tile, is already in place and belongs to no one. The others are shuffled face down.',
        '- “Tiles left” includes the one you’re about to place: 71 on the first turn, 1 on the last.',
      ].join('\n'),
    },
    turn: {
      title: 'Your turn',
      text: [
        '1. **Tile.** It’s drawn for you, and everyone sees it. You have to place it.',
        '2. **Follower.** If you like, place one on the tile you just placed.',
        '3. **Scoring.** Whatever the tile completes scores right away for everyone who owns it, and the followers there return.',
        '',
        'The order matters: your follower goes down before the scoring, and followers return after it. If you have no followers left, you can’t place one, even if this very tile brings some back. You can use those next turn.',
      ].join('\n'),
    },
    tile: {
      title: 'Placing the tile',
      text: [
        '- It has to touch another tile along a full side. A corner isn’t enough.',
        '- All touching sides have to match: city to city, road to road, field to field.',
        '- The space and the rotation are up to you. There are no other limits: you can help others, hurt yourself, or leave a hole that no tile will ever fill.',
        '- You can’t pass if the tile fits anywhere.',
        '',
        '**A tile that fits nowhere**, in any rotation, is removed from the game. Everyone sees it, and you draw another. If that empties the stack, the final scoring starts right away.',
        '',
        '*In the picture: on the left, the road continues, so the tile fits. On the right, a city would touch a field.*',
      ].join('\n'),
    },
    follower: {
      title: 'Placing a follower',
      text: [
        '- One per turn at most, and only on the tile you just placed.',
        '- It goes on one city, road, cloister, or field of that tile and becomes a **knight**, **thief**, **monk**, or **farmer**. Farmers lie down.',
        '- The whole city, road, or farm, including the new tile, has to be unclaimed: no one’s follower on it, not even your own, however far away.',
        '- So the only way to get several followers into one city is when tiles join parts that used to be separate.',
        '- You can claim what your tile just completed. The follower scores and returns right away.',
        '',
        'Knights, thieves, and monks return when their city, road, or cloister scores. Farmers stay to the end. You can never take a follower back yourself.',
        '',
        '*In the picture: the new tile has the thick frame. Its road leads to a thief, so only the fields at A and B are open.*',
      ].join('\n'),
    },
    city: {
      title: 'Cities',
      text: [
        'City parts that meet along a side are one city. It is **complete** when its wall is closed all around, with no gaps inside.',
        '- Complete: **2 points** for each tile and 2 for each pennant.',
        '- Complete with only 2 tiles: **2 points** in all.',
        '- Unfinished at the end of the game: **1 point** for each tile and 1 for each pennant.',
        '',
        'A tile counts once, even if two of its parts belong to the city. Two parts on one tile that aren’t connected are two cities.',
        '',
        '*In the picture: 3 tiles and a pennant, (3 + 1) × 2 = 8. The small city scores 2.*',
      ].join('\n'),
    },
    road: {
      title: 'Roads',
      text: [
        'A road runs from end to end: to a crossing, a city, or a cloister. It is **complete** when both ends are closed, or when it forms a loop.',
        '- Complete: **1 point** for each tile.',
        '- Unfinished at the end of the game: **1 point** for each tile as well.',
        '',
        'At a crossing, each road is separate. A tile counts once, even if the road crosses it twice.',
        '',
        '*In the picture: the road of 4 tiles from the crossing to the city scores 4.*',
      ].join('\n'),
    },
    cloister: {
      title: 'Cloisters',
      text: [
        'A cloister is **complete** when there are tiles on all eight spaces around it, diagonals included. It doesn’t matter what’s on them.',
        '- Complete: **9 points**.',
        '- Unfinished at the end of the game: **1 point** for its own tile and 1 for each tile around it.',
        '',
        'Two cloisters can be neighbors. Each counts the other’s tile, and one tile can complete both. On a cloister tile, you can place your follower on its field or road instead.',
      ].join('\n'),
    },
    owners: {
      title: 'Who scores',
      text: [
        '- The player with the most followers in a city, on a road, or on a farm owns it and scores all its points.',
        '- **Tied players all get the full points.** Nothing is split.',
        '- Everyone else there gets nothing, but their followers return, too.',
        '- It doesn’t matter whose turn it is. You can complete a city for someone else.',
        '- If no one is there, no one scores. A completed city still counts for the farms around it.',
        '- One tile can complete several things. All of them score, and then all their followers return.',
        '',
        '*In the picture: a city worth 14 with two red, two yellow, and one blue knight. Red and Yellow get 14 each, Blue gets 0.*',
      ].join('\n'),
    },
    farm: {
      title: 'Farms',
      text: [
        'Connected fields are one farm. Roads, city walls, and the edge of the landscape separate farms. A farm is never complete: farmers stay until the end of the game and score only then.',
        '- The player with the most farmers owns the farm; tied players all own it.',
        '- An owner gets **3 points for each completed city** the farm touches, large or small. Unfinished cities score nothing.',
        '- Each city pays a player **only once**, no matter how many of their farms touch it. It still pays the owners of other farms.',
        '- Farms you don’t own score nothing for you.',
        '',
        'A road that runs through a tile separates the fields on either side. A road that ends there might leave a way around. A farm touches a city if, on some tile, its field runs along that city’s wall.',
        '',
        '*In the picture: the farm in the middle touches all five cities. Red and Yellow have one farmer each, so both get 15. The farm on the right is Red’s alone, but its cities 4 and 5 have already paid Red. Result: 15 to 15.*',
      ].join('\n'),
    },
    end: {
      title: 'End of the game',
      text: [
        'The game ends once the last tile is placed and scored. Then everything with followers on it scores:',
        '1. Unfinished cities: **1 point** for each tile and pennant.',
        '2. Unfinished roads: **1 point** for each tile.',
        '3. Unfinished cloisters: **1 point** for the cloister and for each tile around it.',
        '4. Farms: **3 points** for each completed city.',
        '',
        'Ownership works as during the game: the most followers, and tied players all get full points. The most points wins. Tied players finish in the same place. There’s no tiebreaker.',
      ].join('\n'),
    },
    tiles: {
      title: 'All tiles',
      text: [
        'The 72 tiles of the base game, in 24 kinds, with the number of each. The start tile is one of the 4 with a city on one side and a straight road.',
        '6 tiles have a cloister, and 10 have a pennant. During a game, you can check how many of each kind are left.',
      ].join('\n'),
    },
    old: {
      title: 'Old farm scoring',
      text: [
        'Only farms score differently, city by city:',
        '- For each completed city, count all farmers on all farms that touch it, player by player.',
        '- The player with the most gets **4 points** for that city. Tied players get 4 each.',
        '- It doesn’t matter who owns a farm. You can win a city with farmers spread over several farms, even if you own none of them.',
        '',
        '*In the picture, the same landscape as under “Farms”: at cities 1, 2, and 3, it’s one farmer each, so both get 4. At 4 and 5, Red has two farmers against one. Result: 20 to 12 instead of 15 to 15.*',
      ].join('\n'),
    },
  },
  figures: {
    tile: 'Two landscapes. On the left, a tile with a bend in its road continues a road: check mark. On the right, a city side would touch a field: red cross.',
    follower:
      'A road across three tiles. A red thief stands on the first; the last tile, with a thick frame, is new. Letters A and B mark its two open fields, and a red cross marks its road.',
    city: 'A complete city of three tiles with a pennant and a knight: plus 8. A complete city of two tiles: plus 2.',
    road: 'A road of four tiles from a crossing to a city, with a thief on it: plus 4.',
    cloister: 'A cloister with its monk and eight tiles around it: plus 9.',
    owners:
      'A large complete city with two red, two yellow, and one blue knight. Below: red plus 14, yellow plus 14, blue 0.',
    farm: 'Five small complete cities with their numbers. Between them a farm with a red and a yellow farmer, on the right a farm with a red one. Below: red 15, yellow 15.',
    old: 'The same five cities and farmers. At each city its points: at 1, 2, and 3 red 4 and yellow 4, at 4 and 5 red 4. Below: red 20, yellow 12.',
    tiles: 'All 24 kinds of tiles, with the number of each.',
  },
};
