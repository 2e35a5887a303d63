import type { CarcassonneRules } from './contract.ts';

export const en: CarcassonneRules = {
  sections: {
    aim: {
      title: 'Aim and start',
      text: [
        'Tile by tile you build a landscape of cities, roads, fields, and cloisters, and claim parts of it with your followers. The most points at the end win.',
        '- 2 to 5 players. The seats stay as they are; who goes first is drawn at random.',
        '- Everyone starts with 7 followers in hand and 0 points.',
        '- There are 72 tiles. One of them, the start tile, is on the map from the beginning and belongs to no one. The others are shuffled face down.',
        '- The number of tiles left counts the one you are about to place: 71 on the first turn, 1 on the last.',
      ].join('\n'),
    },
    turn: {
      title: 'A turn',
      text: [
        '1. **Place the tile.** It is drawn for you, and everyone sees it. You have to place it.',
        '2. **Send a follower**, if you like: one, onto the tile you just placed.',
        '3. **Score.** Whatever the tile completes is scored right away, for everyone who owns it, and the followers there come home.',
        '',
        'The order matters. Your follower goes down before the scoring, the others come home after it. With no follower in hand you can’t send one, even if this very tile brings some back: you have them again next turn.',
      ].join('\n'),
    },
    tile: {
      title: 'Placing the tile',
      text: [
        '- It has to touch a tile along a full side. A corner is not enough.',
        '- Wherever sides meet, they have to match: city to city, road to road, field to field.',
        '- The space and the rotation are up to you. Nothing else is asked: you can help others, hurt yourself, or leave a hole that no tile will ever fill.',
        '- You can’t pass on a tile that fits.',
        '',
        '**A tile that fits nowhere**, in any rotation, is out of the game. Everyone sees it, and you draw another. If the stack runs out that way, the final scoring begins at once.',
        '',
        '*In the picture: on the left the road goes on, so the tile fits. On the right a city would meet a field.*',
      ].join('\n'),
    },
    follower: {
      title: 'Sending a follower',
      text: [
        '- One a turn at most, from your hand, onto the tile you just placed.',
        '- It stands on one city, road, cloister, or field of that tile and is then a **knight**, **thief**, **monk**, or **farmer**. Farmers lie down.',
        '- The whole city, road, or farm has to be free, as it is now with the new tile: no follower of anyone, not even your own, however far away.',
        '- So several followers get into one city only when tiles join what used to be separate.',
        '- You can claim what your tile has just completed. The follower scores and comes right back.',
        '',
        'Knights, thieves, and monks come home when their city, road, or cloister is scored. Farmers stay to the end. You can never take a follower back yourself.',
        '',
        '*In the picture: the new tile has the thick frame. Its road leads to a thief, so only the fields at A and B are free.*',
      ].join('\n'),
    },
    city: {
      title: 'Cities',
      text: [
        'City pieces that meet along a side are one city. It is **complete** when its wall is closed all around, with no gap inside.',
        '- Complete: **2 points** for each tile and 2 for each pennant.',
        '- Complete with only 2 tiles: **2 points** in all.',
        '- Incomplete at the end of the game: **1 point** for each tile and 1 for each pennant.',
        '',
        'A tile counts once, even if two of its pieces belong to the city. Two pieces on one tile that are not connected are two cities.',
        '',
        '*In the picture: 3 tiles and a pennant, (3 + 1) × 2 = 8. The small city brings 2.*',
      ].join('\n'),
    },
    road: {
      title: 'Roads',
      text: [
        'A road runs from end to end: to a crossing, a city, or a cloister. It is **complete** when both ends are closed, or when it runs in a ring.',
        '- Complete: **1 point** for each tile.',
        '- Incomplete at the end of the game: **1 point** for each tile as well.',
        '',
        'At a crossing every road is a road of its own. A tile counts once, even if the road passes it twice.',
        '',
        '*In the picture: a road of 4 tiles from the crossing to the city brings 4.*',
      ].join('\n'),
    },
    cloister: {
      title: 'Cloisters',
      text: [
        'A cloister is **complete** when there are tiles on all eight spaces around it, diagonals included. Whatever is on them doesn’t matter.',
        '- Complete: **9 points**.',
        '- Incomplete at the end of the game: **1 point** for its own tile and 1 for each tile around it.',
        '',
        'Two cloisters can be neighbors; each counts the other’s tile, and one tile can complete both. A follower on a cloister’s tile can also go to its field or road instead.',
      ].join('\n'),
    },
    owners: {
      title: 'Who gets the points',
      text: [
        '- The player with the most followers in a city, on a road, or on a farm owns it and gets all its points.',
        '- **Tied players all get the full points.** Nothing is split.',
        '- Everyone else there gets nothing, but their followers come home, too.',
        '- It doesn’t matter whose turn it is: you can complete a city for someone else.',
        '- If no one is there, no one scores. A completed city still counts for the farms around it.',
        '- One tile can complete several things. All of them are scored, then all their followers come home.',
        '',
        '*In the picture: a city worth 14 with two red, two yellow, and one blue knight. Red and Yellow get 14 each, Blue gets 0.*',
      ].join('\n'),
    },
    farm: {
      title: 'Farms',
      text: [
        'Fields that touch make one farm. Roads, city walls, and the edge of the map divide farms. A farm is never complete: farmers lie there until the end of the game and score only then.',
        '- The player with the most farmers owns the farm; tied players all own it.',
        '- An owner gets **3 points for each completed city** at the farm, large or small. Incomplete cities bring nothing.',
        '- Each city pays a player **only once**, no matter how many of their farms touch it. It still pays the owners of other farms.',
        '- Farms that you don’t own bring you nothing.',
        '',
        'A road that runs through a tile divides the fields on both sides; one that ends there may leave a way around. A city counts for a farm if the field lies along its wall on the same tile.',
        '',
        '*In the picture: the farm in the middle touches all five cities. Red and Yellow have one farmer each, so both get 15. The farm on the right is Red’s alone, but its cities 4 and 5 have already paid Red. Result: 15 to 15.*',
      ].join('\n'),
    },
    end: {
      title: 'The end',
      text: [
        'The game ends when the last tile has been placed and scored. Then everything with followers on it is scored:',
        '1. Incomplete cities: **1 point** for each tile and pennant.',
        '2. Incomplete roads: **1 point** for each tile.',
        '3. Incomplete cloisters: **1 point** for the cloister and for each tile around it.',
        '4. Farms: **3 points** for each completed city.',
        '',
        'Who owns what is decided as during the game: the most followers, and ties in full. The most points win. Players with equal points share the place; there is no tiebreaker.',
      ].join('\n'),
    },
    tiles: {
      title: 'All tiles',
      text: [
        'The 72 tiles of the base game: 24 kinds, with how many there are of each. The start tile is one of the four with a city above a straight road.',
        '6 tiles have a cloister, 10 have a pennant. During a game you can look up how many of each kind are left.',
      ].join('\n'),
    },
    old: {
      title: 'Old farm scoring',
      text: [
        'Only the farms are scored differently, city by city:',
        '- For each completed city, count all farmers on all farms that touch it, player by player.',
        '- The player with the most gets **4 points** for that city; tied players get 4 each.',
        '- It doesn’t matter who owns a farm. You can win a city with farmers on several farms, none of which is yours.',
        '',
        '*In the picture, the map of the section “Farms”: at the cities 1, 2, and 3 it is one against one, so both get 4. At 4 and 5 Red has two farmers against one. Result: 20 to 12 instead of 15 to 15.*',
      ].join('\n'),
    },
  },
  figures: {
    tile: 'Two maps. On the left a tile with a straight road continues a road: check mark. On the right a city side would touch a field: red cross.',
    follower:
      'A road over three tiles. A red thief stands on the first; the last tile, with a thick frame, is new. Letters A and B mark its two free fields, a red cross its road.',
    city: 'A complete city of three tiles with a pennant and a knight: plus 8. A complete city of two tiles: plus 2.',
    road: 'A road of four tiles from a crossing to a city, with a thief on it: plus 4.',
    cloister: 'A cloister with its monk and eight tiles around it: plus 9.',
    owners:
      'A large complete city with two red, two yellow, and one blue knight. Below: red plus 14, yellow plus 14, blue 0.',
    farm: 'Five small complete cities with their numbers. Between them a farm with a red and a yellow farmer, on the right a farm with a red one. Below: red 15, yellow 15.',
    old: 'The same five cities and farmers. At each city its points: at 1, 2, and 3 red 4 and yellow 4, at 4 and 5 red 4. Below: red 20, yellow 12.',
    tiles: 'All 24 kinds of tiles, each with how many there are.',
  },
};
