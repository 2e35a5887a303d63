import type { CommandWords } from './en.ts';

const PLACE = { name: '場所', description: '建物、宮殿、または道のマスの番号' };

export const ja: CommandWords = {
  subcommands: {
    placeWorker: { name: '労働者', description: '労働者を置きます', options: { at: PLACE } },
    pass: { name: 'パス', description: 'このラウンドの配置を終えます', options: {} },
    moveWorker: { name: '城門', description: '城門の労働者を別の場所へ移します', options: { at: PLACE } },
    moveProvost: {
      name: '監督',
      description: '監督を移動するか、そのままにします',
      options: { by: { name: 'マス数', description: '-3から3まで（0で移動しない）' } },
    },
    answerInn: {
      name: '宿屋',
      description: '宿屋の労働者を残すか、手元に戻します',
      options: { answer: { name: '返事', description: '残す、または戻す' } },
    },
    produce: {
      name: '受け取る',
      description: '建物や恩賞で受け取る資源を選びます',
      options: { cube: { name: '資源', description: '食料、木材、石材、布、金' } },
    },
    trade: {
      name: '交換',
      description: '建物や恩賞で売買や交換をします',
      options: { what: { name: '内容', description: '支払える交換のうちの1つ' } },
    },
    build: {
      name: '建築',
      description: '建物を建築します',
      options: {
        building: { name: '建物', description: '建築する建物' },
        at: { name: 'マス', description: '邸宅とプレステージ：道のマスの番号' },
        with: { name: '資源', description: '選べるとき：支払う資源' },
      },
    },
    decline: { name: '利用しない', description: '城門、交換、建築を利用しません', options: {} },
    buildHouse: {
      name: '宮殿建設',
      description: '宮殿を1軒建設します',
      options: { with: { name: '資源', description: '支払う資源（例：食料+木材+石材）' } },
    },
    stopBuilding: { name: '終える', description: '宮殿の建設を終えます', options: {} },
    chooseTrack: {
      name: '報償',
      description: '恩賞の報償の種類を選びます',
      options: { track: { name: '種類', description: '名声点、現金、資源、建築' } },
    },
    chooseLevel: {
      name: '段階',
      description: '恩賞の段階を選びます',
      options: { level: { name: '段階', description: '1から自分のマーカーの段階まで' } },
    },
  },
  inn: { stay: '残す', leave: '戻す' },
};
