//! Work in pieces → what each piece gave, in order, made by as many threads as the machine has cores.
//!
//! Whoever is free takes the next piece, so nobody waits while there is one left.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// More threads than this have nothing to do that would be worth their while.
const MOST: usize = 8;

/// Does every piece, each with what its thread has prepared; one thread meets the pieces in their order.
pub fn in_order<P: Sync, S, R: Send>(
    pieces: &[P],
    prepare: impl Fn() -> S + Sync,
    work: impl Fn(&mut S, &P) -> R + Sync,
) -> Vec<R> {
    let cores = thread::available_parallelism().map_or(1, usize::from);
    on_threads(cores.min(MOST).min(pieces.len()), pieces, prepare, work)
}

/// The same on this many threads, of which the caller's is one.
pub fn on_threads<P: Sync, S, R: Send>(
    threads: usize,
    pieces: &[P],
    prepare: impl Fn() -> S + Sync,
    work: impl Fn(&mut S, &P) -> R + Sync,
) -> Vec<R> {
    let next = AtomicUsize::new(0);
    let take = || {
        let mut state = prepare();
        let mut done = Vec::new();
        loop {
            let at = next.fetch_add(1, Ordering::Relaxed);
            let Some(piece) = pieces.get(at) else { break };
            done.push((at, work(&mut state, piece)));
        }
        done
    };
    let mut done = thread::scope(|scope| {
        let others: Vec<_> = (1..threads).map(|_| scope.spawn(take)).collect();
        let mut done = take();
        for other in others {
            done.extend(other.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)));
        }
        done
    });
    done.sort_unstable_by_key(|(at, _)| *at);
    done.into_iter().map(|(_, result)| result).collect()
}

#[cfg(test)]
mod tests {
    use super::on_threads;

    #[test]
    fn results_keep_the_order_of_the_pieces_whoever_made_them() {
        let pieces: Vec<usize> = (0..100).collect();
        for threads in [0, 1, 3] {
            let doubled = on_threads(threads, &pieces, || 2, |factor, piece| *factor * piece);
            assert_eq!(doubled, pieces.iter().map(|piece| piece * 2).collect::<Vec<_>>());
        }
    }
}
