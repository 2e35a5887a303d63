import { speechOf } from '../../speech.ts';
import type { PrivacyWords } from './contract.ts';

const { count } = speechOf('ja');

export const ja: PrivacyWords = {
  overview: (tables) =>
    `### あなたのデータ\n参加した卓や招待された卓（${count(tables, '卓')}）に、あなたのDiscord IDが保存されています。席、シャッフルの言葉、成績、設定と、手札を見せるダイレクトメッセージも、このIDで記録されています。名前や発言は保存していません。`,
  exported: () =>
    'あなたについて保存されている内容は、これで全てです。進行中のゲームでの手や予約も入っているので、他の参加者には見せないでください。',
  fileName: () => 'guildhall-my-data.json',
  fileDescription: () => 'あなたについて保存されている全データ（JSON）',
  exportedAlready: (minutes) => `ファイルは先ほどお渡ししました。次は${count(minutes, '分')}後に受け取れます。`,
  question: (playing, waiting) => {
    const leaving = [
      ...(playing === 0 ? [] : [`進行中のゲーム${count(playing, '件')}をリタイアし`]),
      ...(waiting === 0 ? [] : [`開始前の${count(waiting, '卓')}から抜け`]),
    ];
    return [
      `**全てのサーバーから、あなたのデータを消去しますか？**${leaving.length === 0 ? '' : ` ${leaving.join('、')}ます。`}`,
      '席、成績、レート、シャッフルの言葉、設定を消去し、このボットからのダイレクトメッセージも削除します。終わったゲームの記録は、名前を除いて残ります。バックアップからは30日以内に消えます。',
      '元に戻すことはできません。また遊ぶときは、最初からになります。',
    ].join('\n');
  },
  erased: () =>
    'データを消去しました。数分のうちに、このボットからのダイレクトメッセージが削除され、ゲームのメッセージから名前が消えます。その後は、いつでもまた参加できます。',
  erasing: () => 'あなたのデータを消去しています。数分後にもう一度お試しください。',
  serverErasing: () => 'このサーバーのデータを消去しています。数分後にもう一度お試しください。',
  serverQuestion: (tables, running) =>
    [
      `**このサーバーのデータを消去しますか？** ${count(tables, '卓')}の記録と、このサーバーの成績、レート、設定を全て消去します。${running === 0 ? '' : `終わっていないゲーム${count(running, '件')}は打ち切られます。`}`,
      'チャンネルのメッセージは、ご自身で削除するまで残ります。バックアップからは30日以内に消えます。元に戻すことはできません。',
    ].join('\n'),
  serverErased: () => 'ここでのゲームは全て終了しました。このサーバーのデータは、数分のうちに消去されます。',
  failed: () => 'ディスクの空きがないため、消去できませんでした。後でもう一度お試しください。',
  buttons: {
    export: '自分のデータを受け取る',
    erase: '自分のデータを消去する',
    eraseSure: 'はい、全て消去します',
    server: 'サーバーのデータを消去する',
    serverSure: 'はい、サーバーのデータを消去します',
  },
};
